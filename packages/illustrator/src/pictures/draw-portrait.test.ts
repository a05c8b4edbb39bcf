import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage } from '../samples/sample-story.ts'
import { styleIds } from '../styles/styles.ts'
import { distanceFromAfar } from '../testing/picture-distance.ts'
import { createDrawingPool } from '../threads/drawing-pool.ts'
import { drawPicture } from './draw-picture.ts'
import { drawPortrait, type PortraitRequest } from './draw-portrait.ts'

const tilda = { name: 'Tilda', details: 'A girl of seven with short red hair and a green dress.' }
const request: PortraitRequest = { figure: tilda, style: 'watercolor', view: 'whole' }
const bytes = (picture: Uint8Array) => Buffer.from(picture)

describe('a portrait', () => {
  test.each(styleIds)('is drawn whole and near in the style %s', async (style) => {
    for (const [view, size] of [
      ['whole', 512],
      ['near', 256],
    ] as const) {
      const picture = await drawPortrait({ ...request, style, view })
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
      const { channels } = await sharp(picture).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
      expect(picture.length).toBeLessThan(60_000)
    }
  })

  test('is another one when the hair is', async () => {
    const braids = { ...tilda, details: tilda.details.replace('short red hair', 'long blond braids') }
    const [one, other] = [await drawPortrait(request), await drawPortrait({ ...request, figure: braids })]
    expect(await distanceFromAfar(one, other)).toBeGreaterThan(1)
  })

  test('draws somebody also where the name is still missing', async () => {
    expect(
      (await drawPortrait({ ...request, figure: { name: '', details: 'a boy with' } })).length,
    ).toBeGreaterThan(1000)
  })
})

describe('in a pool', () => {
  const pool = createDrawingPool({ threads: 1 })
  afterAll(() => pool.close())
  const page = {
    scene: samplePage(0),
    cast: sampleCast,
    style: 'cartoon' as const,
    seed: 'test',
    candidate: 0,
  }

  test('the same request gives the same bytes as here, also after pages of stories', async () => {
    const here = await drawPortrait(request)
    await pool.draw(page)
    expect(bytes(await pool.drawPortrait(request)).equals(bytes(here))).toBe(true)
    expect(bytes((await pool.draw(page)).small).equals(bytes((await drawPicture(page)).small))).toBe(true)
  })

  test('a portrait goes before the pages that wait, and in the order of portraits', async () => {
    const done: string[] = []
    const note = (name: string) => () => void done.push(name)
    await Promise.all([
      pool.draw(page).then(note('page in hand')),
      pool.draw({ ...page, candidate: 1 }).then(note('page that waits')),
      pool.drawPortrait(request).then(note('first portrait')),
      pool.drawPortrait({ ...request, view: 'near' }).then(note('second portrait')),
    ])
    expect(done).toEqual(['page in hand', 'first portrait', 'second portrait', 'page that waits'])
  })

  test('one that is called off while it waits is not drawn', async () => {
    const calledOff = new AbortController()
    const inHand = pool.draw(page)
    const portrait = pool.drawPortrait(request, { signal: calledOff.signal })
    calledOff.abort()
    await expect(portrait).rejects.toThrow(/abort/i)
    await inHand
    expect((await pool.drawPortrait(request)).length).toBeGreaterThan(1000)
  })
})
