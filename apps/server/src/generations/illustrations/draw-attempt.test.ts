import { largestPicture, pictureAddress, pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { expect, test } from 'vitest'
import type { ImageModel, PictureOrder } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { failFirst } from '../../testing/fail-first.ts'
import { plainImageModel, plainModels } from '../../testing/plain-models.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'
import { orderStory } from '../../testing/story-steps.ts'

const plain = plainImageModel()
const drawnOnce = {
  '0/0': 1,
  '0/1': 1,
  '1/0': 1,
  '1/1': 1,
  '2/0': 1,
  '2/1': 1,
  '3/0': 1,
  '3/1': 1,
  '4/0': 1,
  '4/1': 1,
}

/** A painter who keeps count of what was ordered, as `page/candidate`, and so of what would be paid. */
function countingPainter(draw: ImageModel['draw'] = plain.draw) {
  const ordered: Record<string, number> = {}
  const nameOf = ({ page, candidate }: PictureOrder) => `${page}/${candidate}`
  const imageModel = plainImageModel({
    draw(order, signal) {
      ordered[nameOf(order)] = (ordered[nameOf(order)] ?? 0) + 1
      return draw(order, signal)
    },
  })
  const timesOrdered = (order: PictureOrder) => ordered[nameOf(order)] ?? 0
  return { ordered, timesOrdered, imageModel }
}

const isSecondOfFirstPage = ({ page, candidate }: PictureOrder) => page === 0 && candidate === 1

test('of two candidates the one that failed is drawn again, and the other never paid twice', async () => {
  const painter = countingPainter((order, signal) => {
    if (isSecondOfFirstPage(order) && painter.timesOrdered(order) < 3)
      throw new SupplierError('too many requests', { retryable: true })
    return plain.draw(order, signal)
  })
  await using world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const story = await orderStory(world, await world.createParent())
  const { keyMoments } = await story.approve()
  expect(keyMoments[0]?.illustrationAttempts).toMatchObject([
    { status: 'image_generation_completed', imageUrls: [expect.any(String), expect.any(String)] },
  ])
  expect(painter.ordered).toEqual({ ...drawnOnce, '0/1': 3 })
})

test('a candidate still on its way is waited for before the one that failed is drawn again', async () => {
  let finishSlowOne = () => {}
  const slowOne = new Promise<void>((resolve) => {
    finishSlowOne = resolve
  })
  const painter = countingPainter(async (order, signal) => {
    if (isSecondOfFirstPage(order) && painter.timesOrdered(order) === 1) {
      setTimeout(finishSlowOne, 200)
      throw new SupplierError('too many requests', { retryable: true })
    }
    if (order.page === 0 && order.candidate === 0) await slowOne
    return plain.draw(order, signal)
  })
  await using world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const story = await orderStory(world, await world.createParent())
  await story.approve()
  expect(painter.ordered).toEqual({ ...drawnOnce, '0/1': 2 })
})

test('what was drawn before the process stopped is not drawn again by the next one', async () => {
  let isFirstProcess = true
  const hanging = new Set<string>()
  const painter = countingPainter((order, signal) => {
    if (!isFirstProcess || order.candidate === 0) return plain.draw(order, signal)
    hanging.add(`${order.page}/1`)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await using world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'approve' },
  })
  await expect.poll(() => hanging.size).toBeGreaterThan(0)
  const interrupted = Object.fromEntries([...hanging].map((name) => [name, 2]))
  isFirstProcess = false
  await world.restart()
  await world.settle()
  expect(painter.ordered).toEqual({ ...drawnOnce, ...interrupted })
})

test('pictures are drawn once, also when the database fails as they are offered', async () => {
  const painter = countingPainter()
  await using world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const story = await orderStory(world, await world.createParent())
  await failFirst(world, 'illustration_attempts', `new.status = 'image_generation_completed'`)
  const { keyMoments } = await story.approve()
  expect(keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)).toHaveLength(5)
  expect(painter.ordered).toEqual(drawnOnce)
})

test('the candidate that was declined for safety is drawn from plainer words, the other is kept', async () => {
  const painter = countingPainter((order, signal) => {
    if (isSecondOfFirstPage(order) && order.scene.action !== '')
      throw new SupplierError('declined', { retryable: false, safetyRefusal: true })
    return plain.draw(order, signal)
  })
  await using world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const story = await orderStory(world, await world.createParent())
  const { keyMoments } = await story.approve()
  expect(keyMoments[0]?.illustrationAttempts).toMatchObject([{ status: 'image_generation_completed' }])
  expect(painter.ordered).toEqual({ ...drawnOnce, '0/1': 2 })
})

test.each([
  ['Premium', 1],
  ['Default', 0],
] as const)(
  'a story in %s quality is ordered so from whoever draws, covers too, and what is drawn finely is kept',
  async (imageQuality, fineFiles) => {
    const ordered = new Set<string>()
    const picture = new Uint8Array([1])
    const drawn = { large: picture, medium: picture, small: picture }
    const finely = (quality: string) => ({
      ...drawn,
      ...(quality === 'Premium' ? { fine: new Uint8Array([2, 2]) } : {}),
    })
    const imageModel = plainImageModel({
      async draw({ quality }) {
        ordered.add(`picture ${quality}`)
        return finely(quality)
      },
      async drawCover({ quality }) {
        ordered.add(`cover ${quality}`)
        return { ...finely(quality), share: picture, alt: 'Everybody' }
      },
    })
    await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
    const story = await orderStory(world, await world.createParent(), { imageQuality })
    await story.approve()
    await story.chooseAll()

    const { keyMoments, cover } = await story.record()
    expect([...ordered].sort()).toEqual([`cover ${imageQuality}`, `picture ${imageQuality}`])
    for (const url of [keyMoments[0]?.illustrationAttempts[0]?.imageUrls[0] ?? '', cover?.imageUrl ?? '']) {
      const paper = await world.server.inject(largestPicture(url))
      expect([paper.statusCode, paper.rawPayload.length]).toEqual([200, 1 + fineFiles])
      expect(pictureSourceSet(url)?.includes('2048w')).toBe(fineFiles === 1)
      for (const width of [1024, 512, 256] as const) {
        expect((await world.server.inject(pictureAddress(url, width))).statusCode).toBe(200)
      }
    }
  },
)
