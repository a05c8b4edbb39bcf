import { createHash } from 'node:crypto'
import {
  fineMark,
  finePictureWidth,
  largestPicture,
  pictureAddress,
} from '@faith-fables/contract/picture-sizes'
import type { FileStore } from '../../ports/file-store.ts'
import type { DrawnCover, DrawnPicture } from '../../ports/image-model.ts'

/** Folder of all pictures of a generation, so that they can be removed together. */
export function pictureFolder(generationId: string): string {
  return `pictures/${generationId}`
}

/** Folder of the books in which another edition stands beside this one: they go with either. */
export function twoLanguagesFolder(generationId: string): string {
  return `${pictureFolder(generationId)}/two-languages`
}

/** Folder of the sheets of its characters, which go with what was typed. */
export function sheetFolder(generationId: string): string {
  return `${pictureFolder(generationId)}/sheets`
}

/**
 * Stores a picture in its widths and returns its address, which says whether it is a fine one.
 *
 * The name comes from the attempt's random id, which only the owner ever sees, so it can neither be guessed
 * nor be found from the name of the other candidate; and a repeated job writes the same files again.
 */
export async function storePicture(
  files: FileStore,
  picture: DrawnPicture,
  place: { generationId: string; attemptId: string; candidate: number },
): Promise<string> {
  const name = createHash('sha256')
    .update(`${place.attemptId}/${place.candidate}`)
    .digest('base64url')
    .slice(0, 22)
  return storeWidths(files, picture, `${pictureFolder(place.generationId)}/${name}`)
}

/** Stores a cover beside the pictures of its story, under its name. */
export async function storeCover(
  files: FileStore,
  cover: Omit<DrawnCover, 'alt'>,
  { generationId, name }: { generationId: string; name: string },
): Promise<{ imageUrl: string; linkPictureUrl: string }> {
  const path = `${pictureFolder(generationId)}/${name}`
  const linkPicture = `${path}-link.jpg`
  await files.put(linkPicture, cover.share, 'image/jpeg')
  return { imageUrl: await storeWidths(files, cover, path), linkPictureUrl: `/media/${linkPicture}` }
}

/** Stores a picture of another story in all its widths among those of this one, so that either can be removed. */
export async function copyPicture(
  files: FileStore,
  url: string,
  place: { generationId: string; attemptId: string; candidate: number },
): Promise<string> {
  return storePicture(files, await readWidths(files, url), place)
}

/** As `copyPicture`, with the picture of a shared link. */
export async function copyCover(
  files: FileStore,
  { imageUrl, linkPictureUrl }: { imageUrl: string; linkPictureUrl: string },
  place: { generationId: string; name: string },
): Promise<{ imageUrl: string; linkPictureUrl: string }> {
  const share = await readPicture(files, linkPictureUrl)
  return storeCover(files, { ...(await readWidths(files, imageUrl)), share }, place)
}

async function readWidths(files: FileStore, url: string): Promise<Omit<DrawnPicture, 'alt'>> {
  const [large, medium, small] = await Promise.all([
    readPicture(files, url),
    readPicture(files, pictureAddress(url, 512)),
    readPicture(files, pictureAddress(url, 256)),
  ])
  const finest = largestPicture(url)
  return { large, medium, small, ...(finest !== url && { fine: await readPicture(files, finest) }) }
}

/** The file of an address that was given to a parent. */
export async function readPicture(files: FileStore, url: string): Promise<Uint8Array> {
  const stored = await files.get(url.replace(/^\/media\//, ''))
  if (!stored) throw new Error(`The picture ${url} is not in the file store.`)
  return stored.content
}

async function storeWidths(files: FileStore, picture: DrawnPicture, place: string): Promise<string> {
  const { fine } = picture
  const path = fine ? `${place}${fineMark}` : place
  if (fine) await files.put(`${path}-${finePictureWidth}.webp`, fine, 'image/webp')
  await Promise.all([
    files.put(`${path}.webp`, picture.large, 'image/webp'),
    files.put(`${path}-512.webp`, picture.medium, 'image/webp'),
    files.put(`${path}-256.webp`, picture.small, 'image/webp'),
  ])
  return `/media/${path}.webp`
}
