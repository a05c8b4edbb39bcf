import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, ruthsProfile } from '../../testing/fake-network.ts'
import { attempt, emptyAttempt, sceneAt } from '../../testing/generation-record.ts'
import {
  card,
  choose,
  look,
  openImages,
  pictures,
  publish,
  publishButton,
  picturedStory as record,
  regenerate,
} from '../../testing/open-images.tsx'

test('there is a card for each scene, with its text to be read and all its pictures, none chosen (IR-01, IR-02, IR-05, IR-06, D-23, D-24)', async () => {
  openImages(record([sceneAt(0), sceneAt(1)]))
  const text = within(await card(2)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of scene 2' })
  expect(text.value).toBe('Words of scene 2.')
  expect(text.readOnly).toBe(true)
  expect(await pictures(2)).toHaveLength(2)
  expect((await pictures(2)).some(({ checked }) => checked)).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Story Images')
  await waitFor(() => expect(document.title).toBe('Review Story Images · Faith Fables'))
  expect(screen.getAllByRole('button', { name: 'Regenerate (5 tokens)' })).toHaveLength(2)
  expect(screen.getByRole('radiogroup', { name: 'Pictures of scene 2' })).toBeTruthy()
  expect(screen.getByText('2 of 2 regenerations left')).toBeTruthy()
})

test('a choice shows at once and goes back when it could not be stored (IR-12, IR-13, ER-10)', async () => {
  const { user, network } = openImages(record([sceneAt(0, { selectedImageUrl: '/media/s0a1-one.webp' })]))
  let refuse = (_: Response) => {}
  network.answer(choose(0), () => new Promise((resolve) => (refuse = resolve)))
  const [first, second] = await pictures(1)
  await user.click(second as HTMLInputElement)
  await waitFor(() => expect(second?.checked).toBe(true))
  expect(publishButton().disabled).toBe(true)
  refuse(json({}, 500))
  await screen.findByText('Failed to select image')
  expect(first?.checked).toBe(true)
  expect(second?.checked).toBe(false)
  expect(publishButton().disabled).toBe(false)
})

test('every scene needs a picture before the story is published; then the profile tells of it (IR-06, IR-10, IR-11, D-15, D-25)', async () => {
  const { user, network, place, router } = openImages(record([sceneAt(0), sceneAt(1)]))
  await card(1)
  expect(publishButton().disabled).toBe(true)
  expect(screen.getByText('2 to go, then it can be published.')).toBeTruthy()
  const [first] = await pictures(1)
  await user.click(first as HTMLInputElement)
  await screen.findByText('One to go, then it can be published.')
  expect(publishButton().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Choose the first of each' }))
  await waitFor(() => expect(publishButton().disabled).toBe(false))
  expect(network.sent(choose(0))[0]?.body).toEqual({ selectedImageUrl: '/media/s0a1-one.webp' })
  expect(network.sent(choose(1))[0]?.body).toEqual({ selectedImageUrl: '/media/s1a1-one.webp' })
  await user.dblClick(publishButton())
  await waitFor(() => expect(place()).toBe('/profile'))
  expect(router.state.location.state).toEqual({ publishedStoryId: 'story-1' })
  expect(network.sent(publish)).toHaveLength(1)
})

test('the cover drawn after the last choice is seen and published, or the picture of page 1 in its place', async () => {
  const scene = (selectedImageUrl: string | null) => [sceneAt(0, { selectedImageUrl })]
  const { user, network } = openImages(record(scene(null)))
  const [first] = await pictures(1)
  expect(screen.queryByRole('region', { name: 'Cover' })).toBeNull()
  network.answer(choose(0), () => json({ cover: { imageUrl: null, alt: '' } }))
  const cover = { imageUrl: '/media/cover.webp', alt: 'Amara waves.' }
  network.answer(look, () => json(record(scene('/media/s0a1-one.webp'), { cover })))
  await user.click(first as HTMLInputElement)
  const front = within(await screen.findByRole('region', { name: 'Cover' }))
  expect(front.getByText('Being drawn...')).toBeTruthy()

  const drawn = await front.findByRole<HTMLInputElement>('radio', { name: /Amara waves/ })
  expect(drawn.checked).toBe(true)
  network.answer(publish, () => json({}, 400))
  await user.click(publishButton())
  await screen.findByRole('alert')
  await user.click(front.getByRole('radio', { name: 'Page 1' }))
  await user.click(publishButton())

  await waitFor(() =>
    expect(network.sent(publish).map(({ body }) => body)).toEqual([
      { coverUrl: '/media/cover.webp' },
      { coverUrl: null },
    ]),
  )
})

test('publishing that fails says so (ER-11)', async () => {
  const { user, network } = openImages(record([sceneAt(0, { selectedImageUrl: '/media/s0a1-one.webp' })]))
  network.answer(publish, () => json({}, 400))
  await card(1)
  await user.click(publishButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to publish story')
})

test('another picture is asked for with words and the attempt before it, and the balance is read again (IR-15, IR-16, IR-17, IR-20, IR-26, D-06)', async () => {
  const drawnTwice = () => sceneAt(0, { illustrationAttempts: [attempt('a1'), attempt('a2')] })
  const { user, network } = openImages(record([drawnTwice()]))
  const scene = within(await card(1))
  const send = await scene.findByRole('button', { name: 'Regenerate (5 tokens)' })
  await user.click(send)
  expect(scene.getByText('Please enter feedback before submitting.')).toBeTruthy()
  expect(network.sent(regenerate)).toEqual([])
  network.answer('GET /api/users/me', () => json({ ...ruthsProfile, tokensAvailable: 235 }))
  const redrawn = drawnTwice()
  redrawn.illustrationAttempts.push(emptyAttempt('a3', 'image_generation_queued'))
  network.answer(look, () => json(record([redrawn], { regenerationsUsed: 1 })))
  await user.type(scene.getByRole('textbox', { name: 'What should this picture show instead?' }), 'At night.')
  await user.click(send)
  await scene.findByText('Regeneration requested successfully!')
  expect(network.sent(regenerate)[0]?.body).toEqual({ feedback: 'At night.', previousAttemptId: 'a2' })
  await scene.findByText('Drawing again')
  expect(scene.getByRole('button', { name: /Regenerate/ }).getAttribute('aria-disabled')).toBe('true')
  expect(await pictures(1)).toHaveLength(4)
  expect(network.sent('GET /api/users/me').length).toBeGreaterThan(1)
})

test('too few tokens are told with the way to more (IR-21)', async () => {
  const { user, network } = openImages(record([sceneAt(0)]))
  network.answer(regenerate, () =>
    json({ message: 'You need 5 tokens and have 0.', code: 'INSUFFICIENT_TOKENS' }, 402),
  )
  const scene = within(await card(1))
  await user.type(scene.getByRole('textbox', { name: 'What should this picture show instead?' }), 'At night.')
  await user.click(scene.getByRole('button', { name: /Regenerate/ }))
  await scene.findByText('Submission failed: You need 5 tokens and have 0.')
  expect(scene.getByRole('link', { name: 'Get Tokens' }).getAttribute('href')).toBe('/pricing')
  expect(scene.getByDisplayValue('At night.')).toBeTruthy()
})

test('a picture can be looked at closely, with arrow keys from one to the next, and chosen there', async () => {
  const { user } = openImages(record([sceneAt(0)]))
  const [, second] = await pictures(1)
  await user.click(screen.getByRole('button', { name: 'Look closer at Picture A of scene 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Scene 1, Picture A' })
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }))
  await screen.findByRole('dialog', { name: 'Scene 1, Picture B' })
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Scene 1, Picture A' })
  await user.keyboard('{ArrowLeft}')
  await screen.findByRole('dialog', { name: 'Scene 1, Picture B' })
  await user.click(screen.getByRole('button', { name: 'Choose this picture' }))
  await waitFor(() => expect(second?.checked).toBe(true))
})

test('a story that is over leads to the profile (IR-08)', async () => {
  const { place, router } = openImages(record([], { status: 'published', storyId: 'story-1' }))
  await waitFor(() => expect(place()).toBe('/profile'))
  expect(router.state.location.state).toEqual({ publishedStoryId: 'story-1' })
})
