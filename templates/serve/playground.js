// Sends what is typed to the server, and shows the page that comes of it. The next page is loaded behind the one that is
// shown and takes its place when it is whole, so that nothing flickers.
'use strict'
const source = document.getElementById('Source')
const options = document.getElementById('Options')
const findings = document.getElementById('Findings')
const state = document.getElementById('State')
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
  item.append(kind, ' ', place ? place + ' ' : '', message)
  if (hint) {
    const line = document.createElement('span')
    line.className = 'hint'
    line.textContent = hint
    item.append(line)
  }
  return item
}

function show(page) {
  const number = asked
  next.onload = () => {
    if (number !== asked) return
    const { scrollX, scrollY } = shown.contentWindow
    next.contentWindow.scrollTo(scrollX, scrollY)
    shown.hidden = true
    next.hidden = false
    next.onload = null
    const before = shown
    shown = next
    next = before
    state.textContent = ''
    document.body.dataset.shown = String(number)
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
source.addEventListener('input', change)
options.addEventListener('input', change)
;[source.value, options.value] = recall()
draw()
