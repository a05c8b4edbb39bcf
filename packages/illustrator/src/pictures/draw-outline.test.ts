import sharp from 'sharp'
import { expect, test } from 'vitest'
import { benchRequest } from '../bench/bench-request.ts'
import { type StyleId, styleIds } from '../styles/styles.ts'
import { drawOutline } from './draw-outline.ts'
import { drawPicture } from './draw-picture.ts'

/** Shares of an outline: white paper, dark lines, and colour, which there is none of. */
async function sharesOf(outline: Uint8Array) {
  const { data, info } = await sharp(outline).resize(512).raw().toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  let [white, dark, coloured] = [0, 0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = red, blue = red] = data.subarray(at, at + Math.min(3, info.channels))
    if (red > 240) white++
    if (red < 110) dark++
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 12) coloured++
  }
  return { width: info.width, white: white / pixels, dark: dark / pixels, coloured: coloured / pixels }
}

const drawnIn = async (style: StyleId) => {
  const drawn = benchRequest(style, 1)
  const { large: picture } = await drawPicture(drawn)
  return await drawOutline({ picture, drawn })
}

let first: Uint8Array | undefined

test.each(styleIds)('a picture in %s is drawn in the same lines as in any other style', async (style) => {
  const outline = await drawnIn(style)
  // Lines that were found in gouache would not be those that were found in felt.
  first ??= outline
  expect(Buffer.compare(outline, first)).toBe(0)
})

test('they are lines on white paper, without a colour', async () => {
  const shares = await sharesOf(await drawnIn('cartoon'))
  expect(shares).toMatchObject({ width: 512, coloured: 0 })
  expect(shares.white).toBeGreaterThan(0.75)
  expect(shares.dark).toBeGreaterThan(0.005)
})

test('a picture that was staged otherwise, or drawn by somebody else, is traced', async () => {
  const drawn = benchRequest('watercolor', 1)
  const { large: picture } = await drawPicture(drawn)
  const traced = await drawOutline({ picture, drawn: null })
  const other = await drawOutline({ picture, drawn: { ...drawn, candidate: 1 } })
  expect(Buffer.compare(other, traced)).toBe(0)
  expect(Buffer.compare(await drawOutline({ picture, drawn }), traced)).not.toBe(0)
  const { white, dark } = await sharesOf(traced)
  expect(white).toBeGreaterThan(0.7)
  expect(dark).toBeGreaterThan(0.005)
})

test('of a photograph lines are left, and of an empty page nothing', async () => {
  const [red, green] = ['#b03020', '#3f7040']
  const halves = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: red } })
    .composite([
      {
        input: await sharp({ create: { width: 512, height: 1024, channels: 3, background: green } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .webp()
    .toBuffer()
  const shares = await sharesOf(await drawOutline({ picture: halves, drawn: null }))
  // Red and green are as light as each other: the edge is found in the colours.
  expect(shares.dark).toBeGreaterThan(0.0005)
  expect(shares.dark).toBeLessThan(0.03)
  const empty = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff8ec' } })
    .webp()
    .toBuffer()
  expect((await sharesOf(await drawOutline({ picture: empty, drawn: null }))).white).toBe(1)
})
