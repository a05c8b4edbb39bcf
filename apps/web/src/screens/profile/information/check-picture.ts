import { limits } from '@faith-fables/contract/limits'

export const noPicture = 'Please select an image file first.'

/** What can be dropped on the field but is no picture counts as nothing. */
export function isPicture(file: File): boolean {
  return file.type.startsWith('image/')
}

/** Why a picture cannot be sent, null when it can. Larger ones would be refused halfway, without a word. */
export function checkPicture(file: File | null): string | null {
  if (file === null) return noPicture
  const { bytes } = limits.profilePicture
  if (file.size <= bytes) return null
  return pictureFailure(`The picture is larger than ${bytes / 1024 / 1024} MB. Please choose a smaller one.`)
}

export function pictureFailure(message: string): string {
  return `Image upload failed: ${message}`
}
