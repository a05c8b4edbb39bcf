import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Book } from '../book.ts'
import { type EpubLeaf, leavesOf } from './leaves.ts'
import { overlayFile, soundsOf } from './overlay.ts'
import { navFile, packageFile, type SpineFile } from './package-file.ts'
import { picturesOf } from './pictures.ts'
import { fixedStyle, flowingStyle, letterSize, side } from './style.ts'
import { escaped, xhtml } from './xhtml.ts'

interface EpubFile extends SpineFile {
  content: string
}

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** The book for reading programs: flowing, or laid out like the printed one with the picture left and the words right. */
export async function makeEpub(book: Book, isFixed: boolean): Promise<Uint8Array> {
  return packEpub(book, isFixed, await picturesOf(book))
}

/** The same with pictures that are made already. */
export function packEpub(
  book: Book,
  isFixed: boolean,
  pictures: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const files = leavesOf(book, isFixed).flatMap((leaf) =>
    isFixed ? fixedFiles(leaf, book) : [flowingFile(leaf, book)],
  )
  const content: Zippable = {
    // First and as it is: by this a reading program knows what it has before it.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book/package.opf': strToU8(packageFile(book, files, pictures.keys(), isFixed)),
    'book/nav.xhtml': strToU8(navFile(files, book.language)),
    'book/style.css': strToU8(isFixed ? fixedStyle : flowingStyle),
  }
  for (const file of files) content[`book/${file.name}.xhtml`] = strToU8(file.content)
  for (const { name, overlay } of files)
    if (overlay) content[`book/${name}.smil`] = strToU8(overlayFile(name, overlay))
  for (const [file, sound] of soundsOf(book)) content[`book/${file}`] = [sound, { level: 0 }]
  for (const [name, jpeg] of pictures) content[`book/pictures/${name}.jpg`] = [jpeg, { level: 0 }]
  return zipSync(content, { mtime: new Date(`${book.madeOn}T12:00:00Z`) })
}

const image = ({ file, alt }: NonNullable<EpubLeaf['picture']>): string =>
  // What is to be seen is told in English, whatever the story is told in.
  `<img src="pictures/${file}.jpg" alt="${escaped(alt)}" lang="en" xml:lang="en"/>`

function flowingFile(leaf: EpubLeaf, { language }: Book): EpubFile {
  const { name, title, type, isListed, number, picture, words, overlay } = leaf
  const figure = picture ? `<figure>${image(picture)}</figure>\n` : ''
  return {
    name,
    title,
    isListed,
    number,
    overlay,
    content: xhtml({ title, type, language, body: `<section>${figure}${words}</section>` }),
  }
}

/** Two pages that lie open together where there is a picture; the cover and what has none stand alone. */
function fixedFiles(
  { name, title, type, isListed, number, picture, words, overlay }: EpubLeaf,
  { language }: Book,
): EpubFile[] {
  const viewport = { width: side, height: side }
  const page = (body: string) => xhtml({ title, type, viewport, language, body })
  if (type === 'cover')
    return [
      {
        name,
        title,
        isListed,
        side: 'center',
        content: page(picture ? `<div class="cover">${image(picture)}${words}</div>` : wordsOn(words)),
      },
    ]
  if (!picture)
    return [{ name, title, isListed, number, overlay, side: 'center', content: page(wordsOn(words)) }]
  return [
    {
      name,
      title,
      isListed,
      number,
      side: 'left',
      content: page(`<div class="picture">${image(picture)}</div>`),
    },
    {
      name: `${name}-words`,
      title,
      isListed: false,
      overlay,
      side: 'right',
      content: page(wordsOn(words)),
    },
  ]
}

function wordsOn(words: string): string {
  return `<div class="words" style="font-size: ${letterSize(words)}px">${words}</div>`
}
