import { expect, test } from 'vitest'
import { turningKey } from './turning-key.ts'

/** The event as the window sees it when a key is pressed inside this markup. */
function press(
  key: string,
  options: KeyboardEventInit = {},
  markup = '<button>Share</button>',
): KeyboardEvent {
  document.body.innerHTML = markup
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options })
  const pressed = document.body.querySelector('button, input, textarea, select, a')
  pressed?.dispatchEvent(event)
  return event
}

test('the right arrow turns on, the left one back', () => {
  expect(turningKey(press('ArrowRight'))).toBe('next')
  expect(turningKey(press('ArrowLeft'))).toBe('previous')
})

test('other keys turn nothing', () => {
  expect(turningKey(press('ArrowDown'))).toBeNull()
  expect(turningKey(press(' '))).toBeNull()
})

test('an arrow pressed with another key is the browser’s', () => {
  expect(turningKey(press('ArrowLeft', { altKey: true }))).toBeNull()
  expect(turningKey(press('ArrowRight', { metaKey: true }))).toBeNull()
})

test.each([
  ['a text field', '<input>'],
  ['a text area', '<textarea></textarea>'],
  ['a menu', '<div role="menu"><button>Large</button></div>'],
])('in %s the arrows turn nothing', (_, markup) => {
  expect(turningKey(press('ArrowRight', {}, markup))).toBeNull()
})
