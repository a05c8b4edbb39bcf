import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** For tests: writes a new character in the editor and presses Save. */
export async function writeCharacter(
  user: UserEvent,
  name: string,
  details: string,
  { alsoToProfile } = { alsoToProfile: false },
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add New Character' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name)
  await user.type(screen.getByRole('textbox', { name: 'Details' }), details)
  if (alsoToProfile) await user.click(screen.getByRole('checkbox', { name: 'Save character to my profile' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
}
