import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@faith-fables/tools/project-root'

/** A square picture of the product's own, as a file field takes it. */
export async function pictureFile() {
  const buffer = await readFile(join(projectRoot, 'apps/web/public/pictures/benefit-1-512.webp'))
  return { name: 'me.webp', mimeType: 'image/webp', buffer }
}

/** A small picture, twice as wide as high; the browser it is drawn in hands it over as a PNG. */
export const widePicture = {
  name: 'a day at the lake.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#7fa8c9"/><circle cx="200" cy="90" r="60" fill="#f4bf5a"/><rect y="150" width="400" height="50" fill="#4b6136"/></svg>',
  ),
}
