import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeNetwork, json, ruthsProfile, signedOutAnswers } from '../../../testing/fake-network.ts'
import { openProfile, profileCalls } from '../../../testing/open-profile.tsx'
import { renderApp } from '../../../testing/render-app.tsx'
import { DisplayNameForm } from './display-name-form.tsx'

const { me, update } = profileCalls

describe('the display name', () => {
  test('is changed here and in the header (PR-11, PR-13)', async () => {
    const changed = { ...ruthsProfile, displayName: 'Naomi Levi' }
    const { user, network } = openProfile({ [update]: () => json(changed) })
    const field = await screen.findByLabelText('Display Name')
    await user.clear(field)
    await user.type(field, ' Naomi Levi {Enter}')
    expect(await screen.findByText('Display Name updated successfully!')).toBeTruthy()
    expect(network.sent(update)[0]?.body).toEqual({ displayName: 'Naomi Levi' })
    expect(screen.getByRole('link', { name: 'NL, Naomi Levi, your profile' })).toBeTruthy()
  })

  test('that is the old one or empty is not sent (PR-12)', async () => {
    const { user, network } = openProfile()
    const field = await screen.findByLabelText('Display Name')
    for (const typed of ['Ruth Adler', ' Ruth Adler ', '   ']) {
      await user.clear(field)
      await user.type(field, `${typed}{Enter}`)
      expect(screen.getByText('Please enter a new, non-empty display name.')).toBeTruthy()
      expect(document.activeElement).toBe(field)
    }
    expect(network.sent(update)).toEqual([])
  })

  test('that is refused is told, and stays in the field (PR-14)', async () => {
    const { user } = openProfile({ [update]: () => json({ message: 'Not that one.' }, 400) })
    const field = await screen.findByLabelText('Display Name')
    await user.type(field, '!{Enter}')
    expect(await screen.findByText('Failed to update display name: Not that one.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'Ruth Adler!')
  })

  test('cannot be changed while no user is there (PR-10)', async () => {
    fakeNetwork(signedOutAnswers)
    const nothing = () => {}
    const form = <DisplayNameForm current={null} onDone={nothing} onUnsaved={nothing} />
    const { user } = renderApp('/', [{ path: '/', element: form }])
    await user.type(await screen.findByLabelText('Display Name'), 'Naomi{Enter}')
    expect(screen.getByText('User data not available.')).toBeTruthy()
  })

  test('as it is typed outlives a reload, and what another tab saves meanwhile', async () => {
    const { user } = openProfile()
    await user.type(await screen.findByLabelText('Display Name'), ' and Boaz')
    cleanup()
    openProfile({ [me]: () => json({ ...ruthsProfile, displayName: 'Ruth of Moab' }) })
    expect(await screen.findByLabelText('Display Name')).toHaveProperty('value', 'Ruth Adler and Boaz')
  })

  test('as another tab saved it is shown when the parent comes back to this one', async () => {
    const { network } = openProfile()
    const field = await screen.findByLabelText('Display Name')
    network.answer(me, () => json({ ...ruthsProfile, displayName: 'Ruth of Moab' }))
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(field).toHaveProperty('value', 'Ruth of Moab'))
  })
})
