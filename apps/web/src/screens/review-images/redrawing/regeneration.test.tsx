import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { attempt, emptyAttempt, sceneAt } from '../../../testing/generation-record.ts'
import {
  card,
  choose,
  look,
  openImages,
  picturedStory,
  pictures,
  publish,
  publishButton,
  regenerate,
  wishField,
} from '../../../testing/open-images.tsx'

const regenerateButton = async (scene: number) =>
  within(await card(scene)).getByRole('button', { name: /^Regenerate/ })
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test('the newest attempt stands first, every picture can be chosen, and the chosen one is marked (IR-04)', async () => {
  const scene = sceneAt(0, {
    illustrationAttempts: [attempt('a1'), attempt('a2')],
    selectedImageUrl: '/media/a1-two.webp',
  })
  openImages(picturedStory([scene]))
  const shown = await pictures(1)
  expect(shown.map(({ value }) => value)).toEqual(
    ['a2-one', 'a2-two', 'a1-one', 'a1-two'].map((name) => `/media/${name}.webp`),
  )
  expect(shown.map(({ checked }) => checked)).toEqual([false, false, false, true])
  expect(shown.every(({ disabled }) => !disabled)).toBe(true)
})

test.each([
  [0, false, '2 of 2 regenerations left'],
  [1, false, '1 of 2 regenerations left'],
  [2, true, '0 of 2 regenerations left'],
  [3, true, '0 of 2 regenerations left'],
])('with %i regenerations used (IR-14, D-30)', async (regenerationsUsed, disabled, words) => {
  const { network, user } = openImages(picturedStory([sceneAt(0)], { regenerationsUsed }))
  await screen.findByText(words)
  const button = await regenerateButton(1)
  expect(isDisabled(button)).toBe(disabled)
  if (!disabled) return
  await user.type(await wishField(1), 'At night.')
  await user.click(button)
  expect(network.sent(regenerate)).toEqual([])
  expect(screen.getByText('No regenerations are left for this story.')).toBeTruthy()
})

test('of a single regeneration is spoken in the singular', async () => {
  openImages(picturedStory([sceneAt(0)], { maxRegenerationsAllowed: 1 }))
  expect(await screen.findByText('1 of 1 regeneration left')).toBeTruthy()
  expect(screen.getByText('0 of 1 picture is chosen.')).toBeTruthy()
})

test.each([
  ['image_generation_queued', true, 'This picture is being drawn.'],
  ['image_generation_in_progress', true, 'This picture is being drawn.'],
  ['image_initiation_failed', false, 'This picture could not be started. Please try again.'],
  [
    'prompt_rejected_by_image_safety',
    false,
    'This picture idea was declined by our safety check. Please describe it differently.',
  ],
  [
    'image_generation_failed',
    false,
    'This picture could not be drawn. You have its tokens back; please try again.',
  ],
] as const)('after an attempt in %s (IR-15)', async (status, disabled, words) => {
  openImages(picturedStory([sceneAt(0, { illustrationAttempts: [emptyAttempt('a1', status)] }), sceneAt(1)]))
  expect(within(await card(1)).getByText(words)).toBeTruthy()
  expect(isDisabled(await regenerateButton(1))).toBe(disabled)
  expect(isDisabled(await regenerateButton(2))).toBe(false)
})

test('a scene that never had an attempt cannot be drawn again (IR-18)', async () => {
  const { user, network } = openImages(picturedStory([sceneAt(0, { illustrationAttempts: [] })]))
  await user.type(await wishField(1), 'At night.')
  await user.click(await regenerateButton(1))
  expect(screen.getByText('Cannot regenerate scene 1: No previous attempt ID found.')).toBeTruthy()
  expect(network.sent(regenerate)).toEqual([])
})

test('a double click asks once; the button keeps the focus while the picture is drawn (D-15, IR-20)', async () => {
  const { user, network } = openImages(picturedStory([sceneAt(0)]))
  await user.type(await wishField(1), 'At night.')
  const scene = sceneAt(0)
  scene.illustrationAttempts.push(emptyAttempt('a2', 'image_generation_in_progress'))
  network.answer(look, () => json(picturedStory([scene], { regenerationsUsed: 1 })))
  network.answer(regenerate, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return json({ attemptId: 'a2', regenerationsUsed: 1, maxRegenerationsAllowed: 2 }, 202)
  })
  const button = await regenerateButton(1)
  await user.dblClick(button)
  await screen.findByText('Regeneration requested successfully!')
  expect(network.sent(regenerate)).toHaveLength(1)
  await waitFor(() => expect(isDisabled(button)).toBe(true))
  expect(document.activeElement).toBe(button)
  expect((await wishField(1)).value).toBe('')
})

test('a wish that failed stays, also over a reload (IR-21)', async () => {
  const { user, network } = openImages(picturedStory([sceneAt(0)]))
  network.answer(regenerate, () =>
    json({ message: 'A picture of scene 1 is being drawn already.', code: 'WRONG_STATUS' }, 409),
  )
  await user.type(await wishField(1), 'At night.')
  await user.click(await regenerateButton(1))
  await screen.findByText('Submission failed: A picture of scene 1 is being drawn already.')
  await waitFor(() => expect(network.sent(look)).toHaveLength(2))
  document.body.innerHTML = ''
  openImages(picturedStory([sceneAt(0)]))
  expect((await wishField(1)).value).toBe('At night.')
})

test('publishing asks first when a wish would be lost, and not otherwise', async () => {
  const scene = sceneAt(0, { selectedImageUrl: '/media/s0a1-one.webp' })
  const { user, network, place } = openImages(picturedStory([scene]))
  await user.type(await wishField(1), 'At night.')
  await user.click(publishButton())
  await screen.findByText('Your wish for another picture of scene 1 is not sent.')
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(network.sent(publish)).toEqual([])
  await user.click(publishButton())
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  await waitFor(() => expect(place()).toBe('/profile'))
  expect(localStorage.getItem('faith-fables.typed.u-ruth.picture-wishes.g1')).toBeNull()
})

test('a choice that came too late brings the screen up to date (D-16)', async () => {
  const { user, network, place } = openImages(picturedStory([sceneAt(0)]))
  const [first] = await pictures(1)
  network.answer(choose(0), () => json({ message: 'Too late.', code: 'WRONG_STATUS' }, 409))
  network.answer(look, () => json(picturedStory([], { status: 'published', storyId: 'story-1' })))
  await user.click(first as HTMLInputElement)
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('the overview says where every scene is, and leads to it', async () => {
  const { user } = openImages(
    picturedStory([
      sceneAt(0, { selectedImageUrl: '/media/s0a1-one.webp' }),
      sceneAt(1),
      sceneAt(2, { illustrationAttempts: [emptyAttempt('a1', 'image_generation_queued')] }),
    ]),
  )
  const overview = within(await screen.findByRole('navigation', { name: 'Scenes' }))
  expect(overview.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Scene 1: Chosen',
    'Scene 2: Choose one',
    'Scene 3: Being drawn',
  ])
  await user.click(overview.getByRole('button', { name: 'Scene 3: Being drawn' }))
  expect(document.activeElement?.textContent).toBe('Scene 3')
  await user.click(screen.getByRole('button', { name: 'Go to scene 2' }))
  expect(document.activeElement?.textContent).toBe('Scene 2')
})
