/// Names that change nothing in a picture at rest, by what they are for.
enum InertNames {
  /// All of them.
  static let inert: [Inert] = Dictionary(grouping: DeclaredInert.inert + byHand, by: \.topic)
    .map { Inert($0, names: $1.flatMap(\.names)) }.sorted { $0.topic < $1.topic }

  /// Those that the library doesn't declare: they take types of other frameworks and platforms, or fences draw what
  /// they do in a film strip.
  private static let byHand: [Inert] = [
    Inert(
      "Gestures and events",
      "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onSubmit",
      "onDelete", "onMove", "onCommand", "onScrollPhaseChange", "onScrollGeometryChange", "onScrollVisibilityChange",
      "onScrollTargetVisibilityChange", "onPencilDoubleTap", "onPasteCommand", "onCopyCommand",
      "handGestureShortcut", "digitalCrownRotation", "interactionActivityTrackingTag", "listRowHoverEffect",
      "swipeActions", "onInsert", "onPencilSqueeze", "onInteractiveResizeChange",
      "onImmersionChange", "onVolumeViewpointChange", "onWorldRecenter", "handlesGameControllerEvents", "pointerStyle",
      "copyable", "cuttable", "pasteDestination",
      "importableFromServices", "manipulable", "upperLimbVisibility", "onCutCommand",
      "onLongTouchGesture", "pageCommand", "exportableToServices", "importsItemProviders", "dragConfiguration",
      "dragContainer", "dragContainerSelection", "dragPreviewsFormation", "dropConfiguration",
      "dropPreviewsFormation", "onDragSessionUpdated", "onDropSessionUpdated", "hoverEffectGroup",
      "listRowHoverEffectDisabled", "manipulationGesture", "handPointerBehavior", "onCameraCaptureEvent",
      "onAppIntentExecution", "onApplePayCouponCodeChange", "onApplePayPaymentMethodChange",
      "onApplePayShippingContactChange", "onApplePayShippingMethodChange", "onGeometryChange3D", "touchBar",
      "touchBarCustomizationLabel", "touchBarItemPresence", "touchBarItemPrincipal"),
    Inert(
      "Selecting and scrolling in charts",
      "chartXSelection", "chartYSelection", "chartAngleSelection", "chartGesture", "chartScrollTargetBehavior",
      "chartDrawing", "chartZSelection"),
    Inert(
      "A view's life",
      "onAppear", "onDisappear", "onChange", "onReceive", "task"),
    Inert(
      "Animation",
      "animation", "transition", "transaction"),
    Inert(
      "Layer composition",
      "antialiased"),
    Inert(
      "Presentations over the view",
      "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu",
      "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview", "presentationDetents",
      "popoverTip", "tipBackground",
      "translationPresentation", "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "appStoreOverlay",
      "manageSubscriptionsSheet", "offerCodeRedemption", "musicSubscriptionOffer", "lookAroundViewer",
      "documentBrowserContextMenu", "imagePlaygroundSheet", "imagePlaygroundOptions",
      "imagePlaygroundGenerationStyle", "imagePlaygroundPersonalizationPolicy", "certificateSheet",
      "contactAccessPicker", "continuityDevicePicker", "familyActivityPicker", "journalingSuggestionsPicker",
      "refundRequestSheet", "workoutPreview", "appStoreMerchandising", "automatedDeviceEnrollmentAddition",
      "foveatedStreamingPauseSheet", "gameSaveSyncingAlert", "postToPhotosSharedAlbumSheet",
      "transactionPicker", "presentationBreakthroughEffect",
      "dialogPreventsAppTermination", "fileDialogCustomizationID", "fileDialogDefaultDirectory",
      "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
      "fileExporterFilenameLabel", "immersiveEnvironmentPicker", "tipAnchor", "tipBackgroundInteraction"),
    Inert(
      "Accessibility and speech",
      "accessibilityFocused", "accessibilityChartDescriptor", "accessibilityDefaultFocus",
      "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
      "accessibilityQuickAction", "accessibilityScrollStatus", "accessibilityZoomAction",
      "assistiveAccessNavigationIcon"),
    Inert(
      "Focus",
      "focused", "focusedValue", "focusedSceneValue"),
    Inert(
      "Keyboard and text input",
      "autocorrectionDisabled", "typeSelectEquivalent", "translationTask", "textSelectionAffinity",
      "writingDirection", "modifierKeyAlternate", "textInputFormattingControlVisibility",
      "writingToolsAffordanceVisibility", "attributedTextFormattingDefinition"),
    Inert(
      "Scrolling",
      "scrollDisabled", "scrollInputBehavior", "scrollEdgeEffectDisabled"),
    Inert(
      "Search",
      "searchDictationBehavior", "searchSelection", "searchToolbarBehavior", "tabViewSearchActivation"),
    Inert(
      "Previews",
      "previewContext"),
    Inert(
      "Windows and the system outside the view",
      "commands", "windowStyle", "windowResizability", "defaultSize", "widgetURL", "widgetAccentable",
      "allowsWindowActivationEvents", "windowDismissBehavior", "windowLevel", "windowMinimizeBehavior",
      "windowResizeAnchor", "navigationDocument", "contentToolbar", "windowToolbarFullScreenVisibility",
      "windowFullScreenBehavior", "windowResizeBehavior", "windowIdealPlacement", "windowToolbarStyle",
      "windowToolbarLabelStyle", "windowManagerRole", "windowBackgroundDragBehavior", "defaultWindowPlacement",
      "defaultPosition", "defaultLaunchBehavior", "restorationBehavior", "commandsRemoved", "commandsReplaced",
      "presentedWindowStyle", "presentedWindowToolbarStyle", "preferredWindowClippingMargins",
      "volumeBaseplateVisibility", "volumeWorldAlignment", "supportedVolumeViewpoints",
      "preferredSurroundingsEffect", "breakthroughEffect", "immersionStyle", "immersiveContentBrightness",
      "menuBarExtraStyle", "contentCaptureProtected", "containerCornerOffset", "realityViewCameraControls",
      "realityViewLayoutBehavior"),
    Inert(
      "Navigation in bars and tabs",
      "isDetailLink", "tabViewCustomization", "customizationID", "defaultVisibility", "toolbarMinimizeBehavior",
      "paletteSelectionEffect", "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
      "defaultAdaptableTabBarPlacement"),
    Inert(
      "Maps, stores and web pages, drawn as labeled boxes",
      "mapStyle", "mapControls", "mapControlVisibility", "mapScope", "mapCameraKeyframeAnimator",
      "mapFeatureSelectionAccessory", "mapFeatureSelectionDisabled", "mapItemDetailSheet",
      "mapItemDetailPopover", "productViewStyle", "storeButton", "subscriptionStoreControlStyle",
      "subscriptionStoreButtonLabel", "subscriptionStoreControlIcon", "subscriptionStorePickerItemBackground",
      "subscriptionStoreControlBackground", "subscriptionStoreSignInAction",
      "subscriptionStorePolicyDestination", "subscriptionStorePolicyForegroundStyle",
      "webViewBackForwardNavigationGestures", "webViewMagnificationGestures", "webViewLinkPreviews",
      "webViewContentBackground", "webViewTextSelection", "webViewElementFullscreenBehavior",
      "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "mapFeatureSelectionContent",
      "productDescription", "productIconBorder", "inAppPurchaseOptions", "preferredSubscriptionOffer",
      "preferredSubscriptionPricingTerms", "subscriptionIntroductoryOffer", "subscriptionPromotionalOffer",
      "subscriptionOfferViewButtonVisibility", "subscriptionOfferViewDetailAction",
      "subscriptionOfferViewStyle", "subscriptionStoreOptionGroupStyle", "webViewContextMenu",
      "webViewOnScrollGeometryChange", "webViewScrollInputBehavior", "webViewScrollPosition",
      "payWithApplePayButtonStyle", "payWithApplePayButtonDisableCardArt", "payLaterViewAction",
      "payLaterViewDisplayStyle", "addPassToWalletButtonStyle", "addOrderToWalletButtonStyle",
      "verifyIdentityWithWalletButtonStyle", "contactAccessButtonStyle", "contactAccessButtonCaption",
      "shortcutsLinkStyle", "siriTipViewStyle"),
    Inert(
      "Widgets",
      "configurationDisplayName", "supportedFamilies", "contentMarginsDisabled", "containerBackgroundRemovable",
      "widgetAccentedRenderingMode", "disfavoredLocations", "promptsForUserConfiguration", "widgetLabel",
      "onBackgroundURLSessionEvents", "pushHandler", "controlWidgetActionHint", "controlWidgetStatus",
      "supplementalActivityFamilies"),
    Inert(
      "Data",
      "userActivity", "itemProvider", "exportsItemProviders", "modelContainer", "modelContext",
      "defaultAppStorage", "invalidatableContent", "backgroundTask", "currentEntitlementTask",
      "subscriptionStatusTask", "healthDataAccessRequest", "onMapCameraChange", "onInAppPurchaseStart",
      "onInAppPurchaseCompletion", "storeProductTask", "storeProductsTask", "transactionTask",
      "groupActivityAssociation", "tabletopGame", "managedContentStyle"),
  ]
}
