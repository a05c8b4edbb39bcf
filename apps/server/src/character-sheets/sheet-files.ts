import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import type { FileStore } from '../ports/file-store.ts'
import type { DrawnPicture } from '../ports/image-model.ts'

/** The widths below the first, by which a picture of this address is asked for, too. */
const smaller = [512, 256] as const

/** Where the sheets of a parent's characters lie: each in a folder of its own, so that it can be removed by itself. */
export const folderOfParent = (uid: string): string => `characterSheets/${uid}`
export const folderOfCharacter = (uid: string, characterId: string): string =>
  `${folderOfParent(uid)}/${characterId}`
/** @param sheetId random, so that nobody guesses the address */
export const folderOfSheet = (uid: string, characterId: string, sheetId: string): string =>
  `${folderOfCharacter(uid, characterId)}/${sheetId}`

/**
 * Stores a sheet in its widths, the largest last: where that is, all are.
 * @param path without the ending
 * @returns its address
 */
export async function storeSheet(files: FileStore, sheet: DrawnPicture, path: string): Promise<string> {
  await files.put(`${path}-512.webp`, sheet.medium, 'image/webp')
  await files.put(`${path}-256.webp`, sheet.small, 'image/webp')
  await files.put(`${path}.webp`, sheet.large, 'image/webp')
  return addressOf(path)
}

/** The address of a sheet that is stored; null where none is. */
export async function storedSheet(files: FileStore, path: string): Promise<string | null> {
  return (await files.get(`${path}.webp`)) ? addressOf(path) : null
}

/** Stores the sheet of an address a second time, so that either can be removed. @returns null where it is gone */
export async function copySheet(files: FileStore, url: string, path: string): Promise<string | null> {
  const [large, medium, small] = await Promise.all([
    readSheet(files, url),
    ...smaller.map((width) => readSheet(files, pictureAddress(url, width))),
  ])
  return large && medium && small ? await storeSheet(files, { large, medium, small }, path) : null
}

/** null where it is gone. */
export async function readSheet(files: FileStore, url: string): Promise<Uint8Array | null> {
  return (await files.get(url.replace(/^\/media\//, '')))?.content ?? null
}

/** Removes the sheet of an address that `folderOfSheet` was made for. */
export async function removeSheet(files: FileStore, url: string): Promise<void> {
  await files.deleteFolder(url.replace(/^\/media\//, '').replace(/\/[^/]+$/, ''))
}

const addressOf = (path: string): string => `/media/${path}.webp`
