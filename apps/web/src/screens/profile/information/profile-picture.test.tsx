import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeNetwork, json, ruthsProfile, signedOutAnswers } from '../../../testing/fake-network.ts'
import { openProfile, profileCalls } from '../../../testing/open-profile.tsx'
import { renderApp } from '../../../testing/render-app.tsx'
import { ProfilePictureForm } from './profile-picture-form.tsx'

const { me, update } = profileCalls

describe('the picture', () => {
  const upload = 'PUT /api/uploads/profile-picture'
  const photoURL = '/media/profilePictures/u-ruth/profile.jpg?v=1'
  const picture = new File(['dots'], 'me.png', { type: 'image/png' })
  const field = () => screen.findByLabelText<HTMLInputElement>('Choose picture')
  const withPicture = { ...ruthsProfile, photoURL }

  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL() {} }))
  })

  test('is stored, then made the parent’s (PR-03, PR-06, PR-07)', async () => {
    const { user, network } = openProfile({
      [upload]: () => json({ photoURL }),
      [update]: () => json(withPicture),
    })
    expect((await field()).accept).toMatch(/^(image\/\w+,?)+$/)
    await user.upload(await field(), picture)
    expect(screen.getByText('me.png is chosen, not uploaded yet.')).toBeTruthy()
    expect(screen.getByAltText('The picture you chose').getAttribute('src')).toBe('blob:me')
    await user.click(screen.getByRole('button', { name: 'Upload picture' }))
    expect(await screen.findByText('Profile picture updated successfully!')).toBeTruthy()
    expect(network.sent(upload)[0]?.headers.get('content-type')).toBe('image/png')
    expect(network.sent(update)[0]?.body).toEqual({ photoURL })
    expect(screen.queryByAltText('The picture you chose')).toBeNull()
  })

  test('must be chosen before (PR-04)', async () => {
    const { user, network } = openProfile()
    await user.click(await screen.findByRole('button', { name: 'Upload picture' }))
    expect(screen.getByText('Please select an image file first.')).toBeTruthy()
    expect(network.sent(upload)).toEqual([])
  })

  test('must be one, whether it was chosen or dropped (PR-03, PR-04)', async () => {
    openProfile()
    const files = [new File(['words'], 'me.txt', { type: 'text/plain' })]
    fireEvent.change(await field(), { target: { files } })
    expect(screen.getByText('Please select an image file first.')).toBeTruthy()
    fireEvent.drop(await field(), { dataTransfer: { files: [picture], types: ['Files'] } })
    expect(screen.getByText('me.png is chosen, not uploaded yet.')).toBeTruthy()
    expect(screen.queryByText('Please select an image file first.')).toBeNull()
    fireEvent.drop(await field(), { dataTransfer: { files, types: ['Files'] } })
    expect(screen.getByText('Please select an image file first.')).toBeTruthy()
  })

  test('that is refused says why and stays chosen (PR-08)', async () => {
    const { user } = openProfile({ [upload]: () => json({ message: 'The picture is damaged.' }, 400) })
    await user.upload(await field(), picture)
    await user.click(screen.getByRole('button', { name: 'Upload picture' }))
    expect(await screen.findByText('Image upload failed: The picture is damaged.')).toBeTruthy()
    expect(screen.getByAltText('The picture you chose')).toBeTruthy()
  })

  test('cannot be uploaded while no user is there (PR-09)', async () => {
    fakeNetwork(signedOutAnswers)
    const nothing = () => {}
    const form = <ProfilePictureForm profile={ruthsProfile} onDone={nothing} onUnsaved={nothing} />
    const { user } = renderApp('/', [{ path: '/', element: form }])
    await user.upload(await field(), picture)
    await user.click(screen.getByRole('button', { name: 'Upload picture' }))
    expect(screen.getByText('User data not available for upload.')).toBeTruthy()
  })

  test('that was chosen can be put back; the focus returns to the choosing', async () => {
    const { user } = openProfile()
    await user.upload(await field(), picture)
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(screen.queryByAltText('The picture you chose')).toBeNull()
    expect(document.activeElement).toBe(await field())
  })

  test('that is there is removed after a question, and the focus is not lost', async () => {
    const { user, network } = openProfile({
      [me]: () => json(withPicture),
      [update]: () => json(ruthsProfile),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Profile picture removed.')).toBeTruthy()
    expect(network.sent(update)[0]?.body).toEqual({ photoURL: null })
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
    const choosing = await field()
    await waitFor(() => expect(document.activeElement).toBe(choosing))
  })
})
