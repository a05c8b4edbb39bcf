import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Asks the browser for fonts together with the page, instead of after its first text: for a page that comes with text.
 *
 * @param folder what the build wrote
 * @param names beginnings of the font files' names, as @fontsource calls them
 */
export async function preloadFonts(folder: string, names: readonly string[]): Promise<string> {
  const files = await readdir(join(folder, 'assets'))
  return files
    .filter((file) => file.endsWith('.woff2') && names.some((name) => file.startsWith(name)))
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ')
}
