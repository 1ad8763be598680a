/// Names that change nothing in a picture at rest, by what they are for.
enum InertNames {
  static let inert: [Inert] = [
    Inert(
      "Gestures and events",
      "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onDrag", "onDrop",
      "draggable", "dropDestination", "onHover", "onContinuousHover", "onSubmit", "onOpenURL", "onDelete", "onMove",
      "refreshable", "onKeyPress", "onCommand", "onExitCommand", "onMoveCommand", "onPlayPauseCommand",
      "onScrollPhaseChange", "onScrollGeometryChange", "onScrollVisibilityChange", "onScrollTargetVisibilityChange",
      "onPencilDoubleTap", "onPasteCommand", "onCopyCommand", "sensoryFeedback", "contentShape", "allowsHitTesting",
      "hoverEffect", "springLoadingBehavior", "handGestureShortcut", "digitalCrownRotation", "buttonRepeatBehavior",
      "interactionActivityTrackingTag", "listRowHoverEffect", "swipeActions", "deleteDisabled", "moveDisabled",
      "selectionDisabled", "onInsert", "onPencilSqueeze", "onModifierKeysChanged", "onInteractiveResizeChange",
      "onImmersionChange", "onVolumeViewpointChange", "onWorldRecenter", "handlesGameControllerEvents",
      "hoverEffectDisabled", "defaultHoverEffect", "pointerStyle", "pointerVisibility", "copyable", "cuttable",
      "pasteDestination", "importableFromServices", "manipulable", "upperLimbVisibility"),
    Inert(
      "Selecting and scrolling in charts",
      "chartXSelection", "chartYSelection", "chartAngleSelection", "chartGesture", "chartScrollTargetBehavior",
      "chartDrawing"),
    Inert("A view's life", "onAppear", "onDisappear", "onChange", "onReceive", "task"),
    Inert(
      "Animation",
      "animation", "transition", "transaction", "matchedTransitionSource", "navigationTransition", "geometryGroup",
      "contentTransition", "symbolEffect", "symbolEffectsRemoved", "glassEffectTransition"),
    Inert(
      "How layers are made: figures make them as one",
      "drawingGroup", "compositingGroup", "antialiased", "allowedDynamicRange", "materialActiveAppearance"),
    Inert(
      "What is presented over the view, and how",
      "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu", "help",
      "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview", "presentationDetents",
      "presentationDragIndicator", "presentationBackground", "presentationCornerRadius",
      "presentationBackgroundInteraction", "presentationContentInteraction", "presentationCompactAdaptation",
      "interactiveDismissDisabled", "dismissalConfirmationDialog", "dialogIcon", "dialogSuppressionToggle",
      "popoverTip", "tipBackground", "translationPresentation", "presentationSizing", "dialogSeverity",
      "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "appStoreOverlay", "manageSubscriptionsSheet",
      "offerCodeRedemption", "musicSubscriptionOffer", "lookAroundViewer", "inspectorColumnWidth",
      "documentBrowserContextMenu"),
    Inert(
      "Accessibility and speech",
      "accessibility", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityHidden",
      "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityIdentifier",
      "accessibilityAction", "accessibilityAdjustableAction", "accessibilityInputLabels", "accessibilitySortPriority",
      "accessibilityRepresentation", "accessibilityChildren", "accessibilityRotor", "accessibilityHeading",
      "accessibilityShowsLargeContentViewer", "accessibilityFocused", "accessibilityIgnoresInvertColors",
      "accessibilityScrollAction", "accessibilityCustomContent", "accessibilityActions", "accessibilityLabeledPair",
      "speechAdjustedPitch", "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation",
      "accessibilityActivationPoint", "accessibilityChartDescriptor", "accessibilityDefaultFocus",
      "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityQuickAction",
      "accessibilityRespondsToUserInteraction", "accessibilityRotorEntry", "accessibilityScrollStatus",
      "accessibilityTextContentType", "accessibilityZoomAction"),
    Inert(
      "Focus",
      "focused", "focusable", "focusScope", "focusSection", "defaultFocus", "prefersDefaultFocus",
      "focusEffectDisabled", "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject", "searchFocused"
    ),
    Inert(
      "Keyboards and writing",
      "keyboardType", "keyboardShortcut", "submitLabel", "submitScope", "textContentType", "autocorrectionDisabled",
      "disableAutocorrection", "autocapitalization", "textInputAutocapitalization", "textSelection",
      "typeSelectEquivalent", "writingToolsBehavior", "translationTask", "findNavigator", "findDisabled",
      "replaceDisabled", "textInputCompletion", "textInputSuggestions", "textSelectionAffinity", "writingDirection",
      "modifierKeyAlternate"),
    Inert(
      "Scrolling",
      "scrollDismissesKeyboard", "scrollIndicators", "scrollIndicatorsFlash",
      "scrollDisabled", "scrollBounceBehavior", "scrollEdgeEffectStyle", "scrollInputBehavior",
      "scrollEdgeEffectHidden"),
    Inert(
      "Searching, before anybody does",
      "searchScopes", "searchSuggestions", "searchCompletion", "searchPresentationToolbarBehavior",
      "searchDictationBehavior", "searchSelection", "searchToolbarBehavior", "tabViewSearchActivation"),
    Inert(
      "Previews",
      "previewDevice", "previewLayout", "previewDisplayName", "previewInterfaceOrientation", "previewContext"),
    Inert(
      "Windows and the system around the view",
      "statusBar", "statusBarHidden", "persistentSystemOverlays", "defersSystemGestures", "commands", "windowStyle",
      "windowResizability", "defaultSize", "widgetURL", "widgetAccentable", "handlesExternalEvents",
      "allowsWindowActivationEvents", "windowDismissBehavior", "windowLevel", "windowMinimizeBehavior",
      "windowResizeAnchor", "navigationDocument", "contentToolbar"),
    Inert(
      "Where bars and tabs let people go",
      "isDetailLink", "tabViewCustomization", "tabBarMinimizeBehavior",
      "customizationID", "defaultVisibility", "menuOrder", "menuIndicator", "menuActionDismissBehavior",
      "toolbarMinimizeBehavior", "paletteSelectionEffect", "tabViewSidebarHeader", "tabViewSidebarFooter",
      "tabViewSidebarBottomBar", "defaultAdaptableTabBarPlacement"),
    Inert(
      "Maps, shops and pages of the web, for which labelled boxes stand in",
      "mapStyle", "mapControls", "mapControlVisibility", "mapScope", "mapCameraKeyframeAnimator",
      "mapFeatureSelectionAccessory", "mapFeatureSelectionDisabled", "mapItemDetailSheet", "mapItemDetailPopover",
      "productViewStyle", "storeButton", "subscriptionStoreControlStyle", "subscriptionStoreButtonLabel",
      "subscriptionStoreControlIcon", "subscriptionStorePickerItemBackground", "subscriptionStoreControlBackground",
      "subscriptionStoreSignInAction", "subscriptionStorePolicyDestination", "subscriptionStorePolicyForegroundStyle",
      "webViewBackForwardNavigationGestures", "webViewMagnificationGestures", "webViewLinkPreviews",
      "webViewContentBackground", "webViewTextSelection", "webViewElementFullscreenBehavior",
      "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities"),
    Inert(
      "Widgets",
      "configurationDisplayName", "supportedFamilies", "contentMarginsDisabled", "containerBackgroundRemovable",
      "widgetAccentedRenderingMode", "disfavoredLocations", "promptsForUserConfiguration", "widgetLabel",
      "onBackgroundURLSessionEvents", "pushHandler"),
    Inert(
      "Data",
      "userActivity", "onContinueUserActivity", "itemProvider", "exportsItemProviders", "modelContainer",
      "modelContext", "defaultAppStorage", "equatable", "invalidatableContent", "backgroundTask",
      "currentEntitlementTask", "subscriptionStatusTask", "healthDataAccessRequest", "onMapCameraChange",
      "onInAppPurchaseStart", "onInAppPurchaseCompletion", "storeProductTask", "storeProductsTask"),
  ]
}
