import { createHash } from 'node:crypto'
import { limits } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { FileStore } from '../ports/file-store.ts'

/**
 * What is accepted, by content, and up to how many pixels. A portrait needs 512 by 512; the rest is what a small file may
 * unpack into. So each kind may be as large as it is made by cameras and programs, and as it can be read with less than
 * 200 MB (measured with one picture at a time, the worst of its kind, plain JPEG shrunk while it is read):
 *
 * | | pixels | memory | seconds |
 * | --- | --- | --- | --- |
 * | JPEG of the largest phones | 50 M | 8 MB | 0.03 |
 * | progressive JPEG, without chroma subsampling | 24 M | 151 MB | 0.4 |
 * | PNG | 24 M | 33 MB | 0.2 |
 * | interlaced PNG, 16 bits with transparency | 8 M | 88 MB | 0.3 |
 * | WebP with transparency | 24 M | 31 MB | 0.4 |
 * | GIF, its first frame | 8 M | 55 MB | 0.3 |
 * | AVIF, 12 bits, with transparency | 6 M | 158 MB | 0.5 |
 *
 * AVIF of 50 M takes 930 MB. SVG is not accepted, because it is a program rather than a picture.
 */
const mostPixels: Record<string, { whole: number; inPasses?: number }> = {
  jpeg: { whole: 60_000_000, inPasses: 24_000_000 },
  png: { whole: 24_000_000, inPasses: 8_000_000 },
  webp: { whole: 24_000_000 },
  gif: { whole: 8_000_000 },
  heif: { whole: 6_000_000 },
}

/** More than the slowest accepted picture takes on a small machine that is busy. */
const patienceSeconds = 30

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
  const limitInputPixels = await checkKind(content)
  const sharp = await pictureReader()
  const { pixels } = limits.profilePicture
  return await sharp(content, { limitInputPixels })
    .timeout({ seconds: patienceSeconds })
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

/**
 * Reads only the head of the file.
 * @returns how many pixels a picture of its kind may have
 */
async function checkKind(content: Uint8Array): Promise<number> {
  const sharp = await pictureReader()
  const { format, width, height, isProgressive } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal(isPhonePicture(content) ? otherKind : notAPicture)
    })
  const most = mostPixels[format]
  if (!most) throw refusal(otherKind)
  const pixels = (isProgressive && most.inPasses) || most.whole
  if (width * height > pixels) throw refusal(tooManyPixels)
  return pixels
}

/** HEIC, whose codec is not free: phones make it unless a page asks them for JPEG, as ours does. */
function isPhonePicture(content: Uint8Array): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(Buffer.from(content.subarray(4, 12)).toString('latin1'))
}

const tooManyPixels = 'The picture has too many pixels. Please choose a smaller one.'
const notAPicture = 'Please select an image file first.'
const otherKind = `This kind of picture cannot be used here. Please choose ${limits.profilePicture.kinds}.`

function refusal(sentence: string): ApiError {
  return new ApiError('INVALID_REQUEST', sentence)
}
