import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webpOfOneColour } from './webp-of-one-colour.ts'

test.each([1, 256, 512, 1024, 2048])(
  'a picture of one colour with a side of %i px is read as such',
  async (side) => {
    const { data, info } = await sharp(webpOfOneColour(side, [200, 17, 94]))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([side, side, 3])
    expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([200, 17, 94, 200, 17, 94])
  },
)
