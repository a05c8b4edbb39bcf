import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fitImage } from './fit-image.ts'

const image = (width: number, height: number, kind: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#88aa66' } })
    .toFormat(kind)
    .toBuffer()

const sizeOf = async (bytes: Uint8Array | undefined) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return `${format} ${width}x${height}`
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s of any shape becomes a square in the stored widths',
  async (kind) => {
    const picture = await fitImage(await image(1536, 1024, kind))
    expect(await Promise.all([picture.large, picture.medium, picture.small].map(sizeOf))).toEqual([
      'webp 1024x1024',
      'webp 512x512',
      'webp 256x256',
    ])
    expect(picture.fine).toBeUndefined()
  },
)

test('a fine picture is kept where the image is large enough, and none is blown up', async () => {
  const large = await fitImage(await image(2048, 2048), { isFine: true })
  expect(await sizeOf(large.fine)).toBe('webp 2048x2048')
  expect((await fitImage(await image(1024, 1024), { isFine: true })).fine).toBeUndefined()
})

test('a cover has a band for links', async () => {
  expect(await sizeOf((await fitImage(await image(1024, 1024), { isCover: true })).share)).toBe(
    'jpeg 1200x630',
  )
})

test.each<[string, () => Promise<Uint8Array>, string]>([
  ['one pixel', () => image(1, 1), 'too small'],
  ['prose', async () => Buffer.from('I cannot draw that.'), 'no image'],
  ['nothing', async () => new Uint8Array(), 'no image'],
  ['a bomb', () => image(9000, 9000), 'too large'],
  ['a kind that costs more than it shows', () => image(1024, 1024, 'avif'), 'is not taken'],
  ['half a file', async () => (await image(1024, 1024, 'jpeg')).subarray(0, 600), 'damaged'],
])('%s is refused', async (_what, bytes, sentence) => {
  await expect(fitImage(await bytes())).rejects.toThrow(sentence)
})
