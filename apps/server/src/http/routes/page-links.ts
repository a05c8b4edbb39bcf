import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import type { FirstPicture, WebPage } from '@faith-fables/contract/web-page'

/** The words of an address that stood in the places of the colons. */
export type AddressWords = Record<string, string>

/** The first page for this path and these people, and the words of its address; null when none is special. */
export function choosePage(
  pages: readonly WebPage[],
  path: string,
  people: NonNullable<WebPage['for']>,
): { page: WebPage; words: AddressWords } | null {
  const asked = plainPath(path)
  for (const page of pages) {
    const words = page.for && page.for !== people ? null : wordsOf(page.address, asked)
    if (words) return { page, words }
  }
  return null
}

/** As the app itself reads an address: with or without a stroke at the end. */
function plainPath(path: string): string {
  return path.replace(/(?<=.)\/+$/, '')
}

/** Null when the path is another one. Words are plain: letters, digits and `_~-`, which mean nothing in an address or a header. */
function wordsOf(address: string, path: string): AddressWords | null {
  const parts = address.split('/')
  const given = path.split('/')
  if (parts.length !== given.length) return null
  const words: AddressWords = {}
  for (const [place, part] of parts.entries()) {
    const word = given[place] ?? ''
    if (!part.startsWith(':')) {
      if (part !== word.toLowerCase()) return null
    } else if (/^[\w~-]+$/.test(word)) words[part.slice(1)] = word
    else return null
  }
  return words
}

/** The text with the address's words in the places of the colons. */
export function filled(text: string, words: AddressWords): string {
  return text.replace(/:([a-z]\w*)/gi, (colon, name: string) => words[name] ?? colon)
}

/** Asks for a picture of ours in the width that its `img` will choose; null when the answer names none. */
export function pictureLink(answer: unknown, { place, sizes }: FirstPicture): string | null {
  let value = answer
  for (const step of place) value = isRecord(value) ? value[step] : null
  const sources = typeof value === 'string' ? pictureSourceSet(value) : undefined
  if (sources === undefined || /[^\w\-./, ]/.test(sources)) return null
  return `<${value}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${sources}"; imagesizes="${sizes}"`
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
