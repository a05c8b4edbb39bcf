import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Download, Ellipsis, Mic } from 'lucide-react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ActionMenu } from './action-menu.tsx'

const onSelect = vi.fn()

function renderMenu() {
  onSelect.mockReset()
  render(
    <MemoryRouter>
      <ActionMenu
        label="More"
        icon={Ellipsis}
        actions={[
          { label: 'Recordings', icon: Mic, to: '/recordings' },
          { label: 'Download', icon: Download, onSelect },
        ]}
      />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const trigger = () => screen.getByRole('button', { name: 'More' })

test('the arrows open the menu at its first thing and walk around in it', async () => {
  const user = renderMenu()
  trigger().focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Recordings')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Download')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Recordings')
})

test('what is chosen is done once, and the focus is back on the button before', async () => {
  const user = renderMenu()
  await user.click(trigger())
  onSelect.mockImplementation(() => expect(document.activeElement).toBe(trigger()))
  await user.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a place is a link, so that it can be opened beside', async () => {
  const user = renderMenu()
  await user.click(trigger())
  expect(screen.getByRole('menuitem', { name: 'Recordings' }).getAttribute('href')).toBe('/recordings')
})
