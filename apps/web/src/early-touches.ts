/**
 * Remembers what is pressed, typed and chosen while a drawn page waits for its app, and does it again once the app
 * listens: until then a button does nothing, and the app would not know of words that stand in a field already. Links
 * need no help.
 *
 * @param root loses its `data-drawn` when the app has taken over what stands in it
 */
export function repeatEarlyTouches(root: HTMLElement): void {
  const fields = new Set<HTMLElement>()
  // Who presses again has not been heard: the last time counts.
  let pressed: HTMLButtonElement | null = null
  const ending = new AbortController()
  const listening = { capture: true, signal: ending.signal }
  const noteField = ({ target }: Event) => target instanceof HTMLElement && fields.add(target)
  const notePress = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || pressed
  }
  document.addEventListener('input', noteField, listening)
  document.addEventListener('click', notePress, listening)
  const watch = new MutationObserver(() => {
    watch.disconnect()
    ending.abort()
    void repeat(fields, pressed)
  })
  watch.observe(root, { attributeFilter: ['data-drawn'] })
}

async function repeat(fields: ReadonlySet<HTMLElement>, pressed: HTMLButtonElement | null): Promise<void> {
  for (const field of fields) {
    // Each change is seen on the screen before the next: the app adds it to what stands there.
    await nextFrame()
    changeAgain(field)
  }
  await nextFrame()
  pressed?.click()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function changeAgain(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field instanceof HTMLTextAreaElement) typeAgain(field, HTMLTextAreaElement.prototype)
  else if (!(field instanceof HTMLInputElement)) return
  else if (field.type === 'radio' || field.type === 'checkbox') chooseAgain(field)
  else typeAgain(field, HTMLInputElement.prototype)
}

/** A press turns it to what it is now. */
function chooseAgain(field: HTMLInputElement): void {
  field.checked = !field.checked
  field.click()
}

/** React takes note of what a script writes into a field, and overlooks an event that brings nothing new. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  field.value = defaultValue
  Reflect.set(prototype, 'value', value, field)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
