/** Width in pixels in which a fine picture, one of Premium quality, is stored beside the others. */
export const finePictureWidth = 2048

/** Widths in pixels in which every picture of a story is stored; the first is the picture's own address. */
export const pictureWidths = [1024, 512, 256] as const
export type PictureWidth = (typeof pictureWidths)[number] | typeof finePictureWidth

/** What the name of a picture ends with that there is in the fine width, too: whoever knows the address knows that. */
export const fineMark = '-fine'

/** The mark after a name, which is longer: its letters mean nothing, and might happen to end with those of the mark. */
const fineAddress = new RegExp(`/[\\w-]{20,}${fineMark}\\.webp$`)

/** Pixels of the picture that is drawn for a shared link, as Open Graph asks for. */
export const linkPictureSize = { width: 1200, height: 630 } as const

/**
 * The address of a picture in another width: `/media/x.webp` is 1024 px wide, `/media/x-512.webp` the
 * same at 512 px; a fine one, `/media/x-fine.webp`, has `/media/x-fine-2048.webp`, too. Addresses that are not ours are returned as they are.
 */
export function pictureAddress(url: string, width: PictureWidth): string {
  if (width === pictureWidths[0] || !url.startsWith('/media/')) return url
  return url.replace(/\.webp$/, `-${width}.webp`)
}

/** The widths that a picture of ours is stored in, the largest first. */
function widthsOf(url: string): readonly PictureWidth[] {
  return fineAddress.test(url) ? [finePictureWidth, ...pictureWidths] : pictureWidths
}

/** The address of a picture in the largest width that there is: for paper. */
export function largestPicture(url: string): string {
  return pictureAddress(url, widthsOf(url)[0] ?? pictureWidths[0])
}

/** The `srcset` of a stored picture. */
export function pictureSourceSet(url: string): string | undefined {
  if (!url.startsWith('/media/')) return undefined
  return widthsOf(url)
    .map((width) => `${pictureAddress(url, width)} ${width}w`)
    .join(', ')
}
