/**
 * Remembers what is typed, chosen and pressed while a rendered page waits for its app, and does it again once the app
 * listens: until then a button does nothing, and the app would not know of words that stand in a field already. Links
 * need no help.
 *
 * @param root its `data-rendered` says how far the app is: `taken` when it hears presses, gone when all of it stands
 */
export function repeatEarlyTouches(root: HTMLElement): void {
  const fields = new Map<Field, string>()
  // Who presses again has not been heard: the last time counts.
  let pressed: HTMLButtonElement | null = null
  const noteField = ({ target }: Event) => isField(target) && fields.set(target, target.value)
  const notePress = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || pressed
  }
  document.addEventListener('input', noteField, true)
  document.addEventListener('click', notePress, true)
  const watch = new MutationObserver(() => {
    document.removeEventListener('click', notePress, true)
    if ('rendered' in root.dataset) return
    watch.disconnect()
    document.removeEventListener('input', noteField, true)
    void repeat(fields, pressed)
  })
  watch.observe(root, { attributeFilter: ['data-rendered'] })
}

async function repeat(fields: ReadonlyMap<Field, string>, pressed: HTMLButtonElement | null): Promise<void> {
  for (const [field, value] of fields) {
    // Each change is seen on the screen before the next: the app adds it to what stands there.
    await nextFrame()
    changeAgain(field, value)
  }
  await nextFrame()
  pressed?.click()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: EventTarget | null): target is Field {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)
}

function changeAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) selectAgain(field, value)
  else if (field instanceof HTMLInputElement && field.type === 'radio') chooseAgain(field)
  else typeAgain(field, value)
}

/** A press on a radio button that is chosen already would bring nothing new. */
function chooseAgain(field: HTMLInputElement): void {
  field.checked = false
  field.click()
}

/** React has chosen again what was rendered. */
function selectAgain(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React takes note of what a script writes into a field, and overlooks an event that brings nothing new. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { defaultValue, selectionStart, selectionEnd } = field
  field.value = defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
