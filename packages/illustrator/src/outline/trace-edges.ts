import sharp from 'sharp'

/** Pixels of a side on which edges are looked for, and of the drawing: more would find the grain of the paper. */
const lookedAtSide = 1024
const side = 2048

/**
 * The edges of a picture that we did not draw, as dark lines on white. A difference of Gaussians with a soft threshold (H. Winnemöller,
 * J. Kyprianidis, S. Olsen, "XDoG: An eXtended difference-of-Gaussians compendium", 2012), over each colour, so that red beside
 * green of the same lightness has an edge, too; specks are left out.
 *
 * @param picture WebP
 * @returns WebP, 2048 × 2048
 */
export async function traceEdges(picture: Uint8Array): Promise<Uint8Array> {
  const base = sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(lookedAtSide, lookedAtSide, { fit: 'fill' })
  // The median takes grain away and leaves edges where they are.
  const calm = await base.median(5).raw().toBuffer()
  const again = () => sharp(calm, { raw: { width: lookedAtSide, height: lookedAtSide, channels: 3 } })
  const [fine, coarse] = await Promise.all([
    again().blur(sigma).raw().toBuffer(),
    again()
      .blur(sigma * 1.6)
      .raw()
      .toBuffer(),
  ])
  const lines = withoutSpecks(linesBetween(fine, coarse))
  return await sharp(lines, { raw: { width: lookedAtSide, height: lookedAtSide, channels: 1 } })
    .resize(side, side, { kernel: 'cubic' })
    .blur(1.2)
    // Soft edges become lines again, with smooth sides.
    .linear(2.2, -150)
    .webp({ lossless: true })
    .toBuffer()
}

/** Pixels; decides how fine a line is that is found. */
const sigma = 1.4
/** Of 255: how much darker a pixel is than what lies around it, to be a line. */
const least = 1.6
const sharpness = 0.55

function linesBetween(fine: Buffer, coarse: Buffer): Uint8Array {
  const lines = new Uint8Array(lookedAtSide * lookedAtSide)
  for (let pixel = 0; pixel < lines.length; pixel++) {
    let difference = 0
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel
      difference = Math.max(difference, (coarse[at] ?? 0) - (fine[at] ?? 0))
    }
    lines[pixel] = difference <= least ? 255 : 255 * (1 - Math.tanh(sharpness * (difference - least)))
  }
  return lines
}

/** Fewer dark pixels that hang together are a speck. */
const smallestLine = 40
const dark = 150

function withoutSpecks(lines: Uint8Array): Uint8Array {
  const seen = new Uint8Array(lines.length)
  for (let start = 0; start < lines.length; start++) {
    if (seen[start] || (lines[start] ?? 255) > dark) continue
    const part = connected(lines, start, seen)
    if (part.length < smallestLine) for (const pixel of part) lines[pixel] = 255
  }
  return lines
}

function connected(lines: Uint8Array, start: number, seen: Uint8Array): number[] {
  const part = [start]
  seen[start] = 1
  for (let place = 0; place < part.length; place++) {
    const pixel = part[place] ?? 0
    for (const next of [pixel - 1, pixel + 1, pixel - lookedAtSide, pixel + lookedAtSide]) {
      if (next < 0 || next >= lines.length || seen[next] || (lines[next] ?? 255) > dark) continue
      seen[next] = 1
      part.push(next)
    }
  }
  return part
}
