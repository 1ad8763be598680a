// Sends the typed code to the server, and shows the page with its figure. The next page is loaded behind the current one and
// replaces it when it is complete, so that nothing flickers. A page without a figure doesn't replace one that has one.
'use strict'
const source = document.getElementById('Source')
const options = document.getElementById('Options')
const findings = document.getElementById('Findings')
const state = document.getElementById('State')
const lines = document.getElementById('Lines')
const client = Array.from(crypto.getRandomValues(new Uint32Array(2)), number => number.toString(36)).join('')
const first = 'VStack(alignment: .leading, spacing: 8) {\n  Text("Hello")\n    .font(.title)\n  HStack {\n    Text("a")\n    Spacer()\n    Text("b")\n  }\n}\n.padding()\n.frame(width: 240)'
const pause = 120

let [shown, next] = document.querySelectorAll('iframe')
let asked = 0
let timer = 0

function remember() {
  try { sessionStorage.setItem('vitrine-playground', JSON.stringify([source.value, options.value])) } catch {}
}

function recall() {
  try {
    const kept = JSON.parse(sessionStorage.getItem('vitrine-playground'))
    if (Array.isArray(kept)) return kept.map(String)
  } catch {}
  return [first, '']
}

function finding({ severity, place, message, hint }) {
  const item = document.createElement('li')
  const kind = document.createElement('strong')
  kind.className = severity
  kind.textContent = severity
  item.append(kind, ' ')
  const [line, column] = place.split(':').map(Number)
  if (line > 0) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'place'
    button.textContent = place
    button.addEventListener('click', () => moveCaret(line, column))
    item.append(button, ' ')
  } else if (place) item.append(place + ' ')
  item.append(message)
  if (hint) {
    const line = document.createElement('span')
    line.className = 'hint'
    line.textContent = hint
    item.append(line)
  }
  return item
}

function moveCaret(line, column) {
  const start = source.value.split('\n').slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  source.focus()
  source.setSelectionRange(start + column - 1, start + column - 1)
}

// The parts of a line that have a color, by their kinds.
const parts = new RegExp([
  '(?<comment>\\/\\/.*)', '(?<string>"(?:[^"\\\\]|\\\\.)*"?)', '(?<number>\\b\\d[\\d._]*)',
  '(?<keyword>@\\w+|\\b(?:struct|class|enum|extension|protocol|func|init|var|let|if|else|switch|case|default|for|in|while|guard|return|some|any|private|static|mutating|self|nil|true|false|import|try|await|async|throws|where|is|as)\\b)',
  '(?<type>\\b[A-Z]\\w*)', '(?<call>(?<=\\.)[a-z]\\w*)',
].join('|'), 'g')

function colored(text) {
  const row = document.createElement('span')
  row.className = 'row'
  let end = 0
  for (const match of text.matchAll(parts)) {
    const part = document.createElement('span')
    part.className = Object.keys(match.groups).find(kind => match.groups[kind] !== undefined)
    part.textContent = match[0]
    row.append(text.slice(end, match.index), part)
    end = match.index + match[0].length
  }
  row.append(text.slice(end))
  return row
}

function color() {
  lines.replaceChildren(...source.value.split('\n').map((text, index) => {
    const row = colored(text)
    row.dataset.line = index + 1
    return row
  }))
  follow()
}

// The lines scroll with the text field.
function follow() {
  lines.style.translate = `${-source.scrollLeft}px ${-source.scrollTop}px`
}

// The first message of a line is written behind its code.
function mark(list) {
  for (const { severity, place, message } of list) {
    const row = lines.children[parseInt(place) - 1]
    if (!row || row.dataset.message || severity === 'note') continue
    row.classList.add(severity)
    row.dataset.message = message
  }
}

const hasFigure = frame => Boolean(frame.contentDocument?.querySelector('figure.figure svg'))

function show(page) {
  const number = asked
  next.onload = () => {
    if (number !== asked) return
    next.onload = null
    const isKept = !hasFigure(next) && hasFigure(shown)
    shown.parentElement.classList.toggle('kept', isKept)
    state.textContent = isKept ? 'the last figure' : ''
    document.body.dataset.shown = String(number)
    if (isKept) return
    const { scrollX, scrollY } = shown.contentWindow
    next.contentWindow.scrollTo(scrollX, scrollY)
    shown.hidden = true
    next.hidden = false
    const before = shown
    shown = next
    next = before
  }
  next.src = page
}

async function draw() {
  const number = ++asked
  remember()
  state.textContent = 'drawing …'
  const words = { client, number, source: source.value, options: options.value }
  const query = Object.entries(words).map(([name, word]) => name + '=' + encodeURIComponent(word)).join('&')
  let answer
  try {
    const response = await fetch('/vitrine-playground/draw?' + query)
    if (number !== asked) return
    if (response.status === 431) {
      state.textContent = 'This is more than fits into a request.'
      return
    }
    answer = await response.json()
  } catch {
    if (number === asked) state.textContent = 'The server does not answer.'
    return
  }
  if (number !== asked || answer.isSuperseded) return
  findings.replaceChildren(...answer.findings.map(finding))
  color()
  mark(answer.findings)
  if (answer.page) show(answer.page)
  else state.textContent = ''
}

function change() {
  clearTimeout(timer)
  timer = setTimeout(draw, pause)
}

// The fence has more backticks than any line inside.
function fence() {
  const runs = source.value.match(/`{3,}/g) ?? []
  const ticks = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  const info = ['swift view-tree', options.value.trim().replace(/\s+/g, ' ')].filter(Boolean).join(' ')
  return `${ticks}${info}\n${source.value.replace(/\n$/, '')}\n${ticks}\n`
}

document.getElementById('Copy').addEventListener('click', async event => {
  const button = event.currentTarget
  const label = 'Copy the fence'
  try {
    await navigator.clipboard.writeText(fence())
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not copied: the browser does not allow it'
  }
  setTimeout(() => { button.textContent = label }, 2000)
})
source.addEventListener('input', color)
source.addEventListener('scroll', follow)
source.addEventListener('input', change)
options.addEventListener('input', change)
;[source.value, options.value] = recall()
color()
draw()
