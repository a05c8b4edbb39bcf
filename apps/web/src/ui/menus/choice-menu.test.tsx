import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ALargeSmall } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { ChoiceMenu } from './choice-menu.tsx'

const onValueChange = vi.fn()

function renderMenu() {
  onValueChange.mockReset()
  render(
    <>
      <ChoiceMenu
        label="Text size"
        icon={ALargeSmall}
        options={['Small', 'Medium', 'Large']}
        value="Medium"
        onValueChange={onValueChange}
      />
      <button type="button">After</button>
    </>,
  )
  return userEvent.setup()
}

const trigger = () => screen.getByRole('button', { name: 'Text size: Medium' })
const focusedItem = () => document.activeElement?.textContent

test('the arrows walk around in the menu, which opens at what is chosen', async () => {
  const user = renderMenu()
  trigger().focus()
  await user.keyboard('{ArrowDown}')
  expect(focusedItem()).toBe('Medium')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focusedItem()).toBe('Small')
  await user.keyboard('{End}')
  expect(focusedItem()).toBe('Large')
  await user.keyboard('{Home}{ArrowUp}{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Large')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
})

test('Escape and Tab close it, and the focus goes on from the button', async () => {
  const user = renderMenu()
  await user.click(trigger())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger())
  await user.keyboard('{Enter}{Tab}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a click elsewhere closes it, and so does a second one on its button', async () => {
  const user = renderMenu()
  await user.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(trigger())
  await user.click(trigger())
  expect(screen.queryByRole('menu')).toBeNull()
})
