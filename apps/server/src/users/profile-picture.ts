import { createHash } from 'node:crypto'
import { limits } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { FileStore } from '../ports/file-store.ts'

/** By content; SVG is not among them, because it is a program rather than a picture. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** The largest phone cameras; a small file that unpacks into more is a trap. */
const maxPixels = 60_000_000

/** Behind pictures with transparent parts: the paper of the product. */
const paper = '#fffdf8'

const folderOf = (uid: string) => `profilePictures/${uid}`
const nameOf = (uid: string) => `${folderOf(uid)}/profile.jpg`

/**
 * Keeps the picture of a parent as a square JPEG without its metadata (which may say where it was taken).
 * @returns its address; each picture has another, so that the new one shows at once.
 * @throws ApiError INVALID_REQUEST when the content is no picture, or none that can be used.
 */
export async function storeProfilePicture(files: FileStore, uid: string, content: unknown): Promise<string> {
  const picture = await squarePicture(content)
  await files.put(nameOf(uid), picture, 'image/jpeg')
  return addressOf(uid, picture)
}

/** The address that storing the parent's picture answered last; null when there is none. */
export async function storedPictureAddress(files: FileStore, uid: string): Promise<string | null> {
  const file = await files.get(nameOf(uid))
  return file && addressOf(uid, file.content)
}

export async function removeProfilePicture(files: FileStore, uid: string): Promise<void> {
  await files.deleteFolder(folderOf(uid))
}

/**
 * What tells a profile picture from the one before, which had the same name. Made of the content, so nobody who has
 * not seen the picture can guess its address, although everyone who reads a public story knows its author's id.
 */
export function pictureVersion(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

function addressOf(uid: string, picture: Uint8Array): string {
  return `/media/${nameOf(uid)}?v=${pictureVersion(picture)}`
}

async function squarePicture(content: unknown): Promise<Uint8Array> {
  if (!(content instanceof Uint8Array) || content.length === 0) throw refusal(notAPicture)
  await checkKind(content)
  const sharp = await pictureReader()
  const { pixels } = limits.profilePicture
  return await sharp(content, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(pixels, pixels, { fit: 'cover' })
    .flatten({ background: paper })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw refusal('The picture is damaged. Please choose another one.')
    })
}

/** Loaded with the first picture: it holds 18 MB, and most parents have none. */
async function pictureReader() {
  return (await import('sharp')).default
}

/** Reads only the head of the file. */
async function checkKind(content: Uint8Array): Promise<void> {
  const sharp = await pictureReader()
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal(isPhonePicture(content) ? otherKind : notAPicture)
    })
  if (!acceptedFormats.has(format)) throw refusal(otherKind)
  if (width * height > maxPixels) {
    throw refusal('The picture has too many pixels. Please choose a smaller one.')
  }
}

/** HEIC, whose codec is not free: phones make it unless a page asks them for JPEG, as ours does. */
function isPhonePicture(content: Uint8Array): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(Buffer.from(content.subarray(4, 12)).toString('latin1'))
}

const notAPicture = 'Please select an image file first.'
const otherKind = `This kind of picture cannot be used here. Please choose ${limits.profilePicture.kinds}.`

function refusal(sentence: string): ApiError {
  return new ApiError('INVALID_REQUEST', sentence)
}
