import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DragScroller } from './drag-scroller.tsx'

function showScroller() {
  const onChoose = vi.fn()
  render(
    <DragScroller role="region" aria-label="Cards">
      <button type="button" onClick={onChoose}>
        Card
      </button>
    </DragScroller>,
  )
  const scroller = screen.getByRole('region')
  scroller.scrollLeft = 200
  return { scroller, card: screen.getByRole('button'), onChoose }
}

/** Presses on the card, moves to the left by so many pixels, lets go. */
function drag(card: HTMLElement, pixels: number, pointerType = 'mouse') {
  fireEvent.pointerDown(card, { pointerType, button: 0, clientX: 300 })
  fireEvent.pointerMove(window, { pointerType, clientX: 300 - pixels })
  fireEvent.pointerUp(window, { pointerType })
  fireEvent.click(card)
}

test('100 px of the mouse scroll 150 px', () => {
  const { scroller, card } = showScroller()
  drag(card, 100)
  expect(scroller.scrollLeft).toBe(350)
})

test('letting go after a drag chooses nothing, the next click does', () => {
  const { card, onChoose } = showScroller()
  drag(card, 100)
  expect(onChoose).not.toHaveBeenCalled()
  drag(card, 0)
  expect(onChoose).toHaveBeenCalledOnce()
})

test('a press that trembles is still a click', () => {
  const { scroller, card, onChoose } = showScroller()
  drag(card, 3)
  expect(scroller.scrollLeft).toBe(200)
  expect(onChoose).toHaveBeenCalledOnce()
})

test('touch is left to the browser', () => {
  const { scroller, card } = showScroller()
  drag(card, 100, 'touch')
  expect(scroller.scrollLeft).toBe(200)
})

test('after letting go the pointer moves freely again', () => {
  const { scroller, card } = showScroller()
  drag(card, 100)
  fireEvent.pointerMove(window, { pointerType: 'mouse', clientX: 0 })
  expect(scroller.scrollLeft).toBe(350)
  expect(scroller.dataset.dragging).toBeUndefined()
})
