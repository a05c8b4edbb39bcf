/** Widths in pixels in which every picture of a story is stored; the first is the picture's own address. */
export const pictureWidths = [1024, 512, 256] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Pixels of the picture that is drawn for a shared link, as Open Graph asks for. */
export const linkPictureSize = { width: 1200, height: 630 } as const

/**
 * The address of a picture in another width: `/media/x.webp` is 1024 px wide, `/media/x-512.webp` the
 * same at 512 px. Addresses that are not ours are returned as they are.
 */
export function pictureAddress(url: string, width: PictureWidth): string {
  if (width === pictureWidths[0] || !url.startsWith('/media/')) return url
  return url.replace(/\.webp$/, `-${width}.webp`)
}

/** The `srcset` of a stored picture. */
export function pictureSourceSet(url: string): string | undefined {
  if (!url.startsWith('/media/')) return undefined
  return pictureWidths.map((width) => `${pictureAddress(url, width)} ${width}w`).join(', ')
}
