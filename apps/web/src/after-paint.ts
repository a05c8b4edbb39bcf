import { repeatEarlyTouches } from './early-touches.ts'

/**
 * The script of a page that came rendered: the page stands there first, with its pictures, and then the app comes to
 * life in it. On a slow connection the two would otherwise hold each other up.
 */
const { main, screenScripts = '' } =
  document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset ?? {}
/** One picture that never arrives must not keep the buttons from working. */
const patienceMilliseconds = 3000

let isStarted = false

function start() {
  if (isStarted || !main) return
  isStarted = true
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = main
  document.head.append(script, ...screenScripts.split(' ').filter(Boolean).map(fetchedAhead))
}

/** The code of the screen, which the app would ask for only when it runs itself. */
function fetchedAhead(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = address
  return link
}

const root = document.getElementById('root')
if (root) repeatEarlyTouches(root)

/**
 * A frame that was asked for may still be on its way to the screen when the next one begins, so that only the
 * browser's own report says that the page was shown; two frames later its pictures were, too.
 */
function startOnceShown() {
  const startTwoFramesLater = () => requestAnimationFrame(() => requestAnimationFrame(start))
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return startTwoFramesLater()
  new PerformanceObserver((shown, observer) => {
    if (shown.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    startTwoFramesLater()
  }).observe({ type: 'paint', buffered: true })
}

if (document.readyState === 'complete') startOnceShown()
else window.addEventListener('load', startOnceShown)
// A touch before that will want an answer.
for (const occasion of ['pointerdown', 'keydown']) window.addEventListener(occasion, start)
setTimeout(start, patienceMilliseconds)
