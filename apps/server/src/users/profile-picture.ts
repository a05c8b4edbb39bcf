import { createHash } from 'node:crypto'
import { limits } from '@faith-fables/contract'
import sharp from 'sharp'
import { ApiError } from '../api-error.ts'
import type { FileStore } from '../ports/file-store.ts'

/** By content; SVG is not among them, because it is a program rather than a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** The largest phone cameras; a small file that unpacks into more is a trap. */
const maxPixels = 60_000_000

/** Behind pictures with transparent parts: the paper of the product. */
const paper = '#fffdf8'

/**
 * Keeps the picture of a parent as a square JPEG without its metadata (which may say where it was taken).
 * @returns its address; each picture has another, so that the new one shows at once.
 * @throws ApiError INVALID_REQUEST when the content is no picture.
 */
export async function storeProfilePicture(files: FileStore, uid: string, content: unknown): Promise<string> {
  const picture = await squarePicture(content)
  const name = `profilePictures/${uid}/profile.jpg`
  await files.put(name, picture, 'image/jpeg')
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 16)
  return `/media/${name}?v=${version}`
}

async function squarePicture(content: unknown): Promise<Uint8Array> {
  if (!(content instanceof Uint8Array) || content.length === 0) throw notAPicture()
  const { pixels } = limits.profilePicture
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels })
    const { format } = await picture.metadata()
    if (!acceptedFormats.has(format)) throw notAPicture()
    return await picture
      .autoOrient()
      .resize(pixels, pixels, { fit: 'cover' })
      .flatten({ background: paper })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    throw notAPicture()
  }
}

function notAPicture(): ApiError {
  return new ApiError('INVALID_REQUEST', 'Please select an image file first.')
}
