import { converter } from 'culori'
import sharp from 'sharp'

const toOklab = converter('oklab')

/** How a picture looks in a small size: Oklab of `size` × `size` points, each part 0 to 1 or -0.4 to 0.4. */
async function seen(image: Uint8Array, size: number): Promise<Float64Array> {
  const bytes = await sharp(image).resize(size, size).removeAlpha().raw().toBuffer()
  const parts = new Float64Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3)
    const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
    parts.set([l, a, b], at)
  }
  return parts
}

async function distanceAt(one: Uint8Array, other: Uint8Array, size: number): Promise<number> {
  const [first, second] = await Promise.all([seen(one, size), seen(other, size)])
  let sum = 0
  for (let at = 0; at < first.length; at += 3) {
    const part = (offset: number) => (first[at + offset] ?? 0) - (second[at + offset] ?? 0)
    sum += Math.hypot(part(0), part(1), part(2))
  }
  return (sum / (first.length / 3)) * 100
}

/** How far two pictures differ as blurs of colour, in percent of the way from black to white (mean of 16 × 16). */
export const distanceFromAfar = (one: Uint8Array, other: Uint8Array): Promise<number> =>
  distanceAt(one, other, 16)

/** How far they differ as thumbnails, lines and grain included; in the same unit (mean of 128 × 128). */
export const distanceAsThumbnails = (one: Uint8Array, other: Uint8Array): Promise<number> =>
  distanceAt(one, other, 128)
