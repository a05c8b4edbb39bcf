import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'
import { TooltipProvider } from './tooltip-provider.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function showTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="First hint">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Second hint">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  )
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

function hover(name: string) {
  const trigger = screen.getByRole('button', { name })
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  fireEvent.mouseEnter(trigger)
  fireEvent.mouseMove(trigger)
  return trigger
}

test('a hint opens 700 ms after the pointer has come to rest (CO-05)', async () => {
  showTwo()
  hover('One')
  await pass(690)
  expect(shown()).toEqual([])
  await pass(20)
  expect(shown()).toEqual(['First hint'])
})

test('a hint that stands alone waits as long (CO-05)', async () => {
  render(
    <Tooltip text="Only hint">
      <button type="button">One</button>
    </Tooltip>,
  )
  hover('One')
  await pass(690)
  expect(shown()).toEqual([])
  await pass(20)
  expect(shown()).toEqual(['Only hint'])
})

test('the next one within 300 ms opens without the wait, a later one waits again (CO-06)', async () => {
  showTwo()
  const one = hover('One')
  await pass(710)
  fireEvent.mouseLeave(one)
  await pass(280)
  const two = hover('Two')
  await pass(20)
  expect(shown()).toContain('Second hint')

  fireEvent.mouseLeave(two)
  await pass(320)
  hover('One')
  await pass(600)
  expect(shown()).toEqual([])
  await pass(200)
  expect(shown()).toEqual(['First hint'])
})

test('the keyboard opens it at once, and Escape closes it (CO-05)', async () => {
  showTwo()
  await act(async () => screen.getByRole('button', { name: 'One' }).focus())
  await pass(20)
  expect(shown()).toEqual(['First hint'])
  fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'Escape' })
  await pass(500)
  expect(shown()).toEqual([])
})
