import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { openReview, send, storyField } from '../../../testing/open-review.tsx'

const change = async (text: string) => fireEvent.change(await storyField(), { target: { value: text } })
const reload = (storyText?: string) => {
  document.body.innerHTML = ''
  return openReview(storyText === undefined ? {} : { storyText })
}

beforeEach(() => localStorage.clear())

test('changes and a wish that were typed survive a reload, and say so', async () => {
  const { user } = openReview()
  await change('Amara had a bean.')
  await user.click(screen.getByRole('button', { name: 'Regenerate' }))
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'Shorter.')
  reload()
  expect((await storyField()).value).toBe('Amara had a bean.')
  expect(screen.getByText('Your changes are back')).toBeTruthy()
  expect(screen.getByDisplayValue('Shorter.')).toBeTruthy()
})

test('the way back to the server’s text asks first, and leaves the focus in the field', async () => {
  const { user } = openReview()
  await change('Amara had a bean.')
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }))
  await user.click(await screen.findByRole('button', { name: 'Keep them' }))
  expect((await storyField()).value).toBe('Amara had a bean.')
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(document.activeElement).toBe(await storyField()))
  expect((await storyField()).value).toBe('Amara had a seed. She waited.')
  expect(localStorage.getItem('faith-fables.typed.u-ruth.story-text.g1')).toBeNull()
})

test('changes typed into an older text do not hide the new one, but can be had', async () => {
  openReview()
  await change('Amara had a bean.')
  const { user } = reload('Amara found a pear.')
  expect((await storyField()).value).toBe('Amara found a pear.')
  await change('Amara found two pears.')
  await user.click(screen.getByRole('button', { name: 'Restore my edits' }))
  expect((await storyField()).value).toBe('Amara had a bean.')
})

test('what the server took is kept no longer', async () => {
  const { user, become, network } = openReview()
  await change('Amara had a bean.')
  expect(localStorage.getItem('faith-fables.typed.u-ruth.story-text.g1')).toContain('a bean')
  become({ status: 'moderating_review', storyText: 'Amara had a bean.' })
  network.answer(send, () => json({ status: 'moderating_review' }, 202))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(localStorage.getItem('faith-fables.typed.u-ruth.story-text.g1')).toBeNull())
})

test('the Regenerate button keeps the focus through both steps and back', async () => {
  const { user, network, become } = openReview()
  network.answer(send, () => json({ status: 'regenerating_text_feedback' }, 202))
  await storyField()
  const regenerate = screen.getByRole('button', { name: 'Regenerate' })
  await user.click(regenerate)
  await user.click(screen.getByRole('button', { name: 'Never mind' }))
  expect(document.activeElement).toBe(regenerate)
  await user.click(regenerate)
  await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), 'Shorter.')
  become({ textRegenerationsUsed: 10 })
  await user.click(regenerate)
  await screen.findByText('Story has been regenerated! Review the changes below.')
  expect(document.activeElement).toBe(regenerate)
  expect(regenerate.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('All new versions are used. You can still change the text yourself.')).toBeTruthy()
})
