/** Where a browser keeps the pictures of stories that it can show without a connection; a service worker reads there, too. */
export const picturesCache = 'faith-fables-pictures'

/** The path under which a picture is kept, whatever width was asked for: `/media/x-512.webp` is kept as `/media/x.webp`. */
export function pictureNameOf(path: string): string {
  return path.replace(/-(2048|512|256)\.webp$/, '.webp')
}
