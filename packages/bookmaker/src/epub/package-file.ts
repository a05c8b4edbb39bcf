import type { Book } from '../book.ts'
import { titleOf } from '../book-words.ts'
import { phrasesIn } from '../phrases-in.ts'
import { clock, lengthOf, type Overlay } from './overlay.ts'
import { spokenClass } from './style.ts'
import { escaped, xhtml } from './xhtml.ts'

/** A file of pages, in reading order. */
export interface SpineFile {
  /** 'page-3' */
  name: string
  title: string
  isListed: boolean
  number?: number | undefined
  /** On which side of an open book it lies, where that is laid down. */
  side?: 'left' | 'right' | 'center'
  /** When which of its sentences is heard. */
  overlay?: Overlay | undefined
}

/** What an EPUB says of itself: title, language, files, reading order, and what those should know who cannot see it. */
export function packageFile(
  book: Book,
  files: readonly SpineFile[],
  pictures: Iterable<string>,
  isFixed: boolean,
): string {
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...files.map(
      ({ name, overlay }) =>
        `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${overlay ? ` media-overlay="${name}-read"` : ''}/>`,
    ),
    ...overlayItems(files),
    ...[...pictures].map(
      (name) =>
        `<item id="picture-${name}" href="pictures/${name}.jpg" media-type="image/jpeg"${name === 'cover' ? ' properties="cover-image"' : ''}/>`,
    ),
  ]
  const spine = files.map(({ name, side }) => {
    const properties =
      side === undefined
        ? ''
        : ` properties="${side === 'center' ? 'rendition:page-spread-center' : `page-spread-${side}`}"`
    return `<itemref idref="${name}"${properties}/>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:faith-fables:${escaped(encodeURIComponent(book.id))}</dc:identifier>
<dc:title>${escaped(titleOf(book))}</dc:title>
<dc:language>${book.language ?? 'en'}</dc:language>${book.second ? `\n<dc:language>${book.second.language}</dc:language>` : ''}
<dc:creator>${escaped(book.author)}</dc:creator>
<dc:publisher>Faith Fables</dc:publisher>
<dc:subject>${escaped(book.theme)}</dc:subject>
<dc:date>${book.madeOn}</dc:date>
<meta property="dcterms:modified">${book.madeOn}T00:00:00Z</meta>
${isFixed ? rendition : ''}${durations(files)}<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">Every picture is described in words; the whole story can be read without seeing it.</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`
}

/** Of the files that are read aloud, and the sounds they are read by: one sound for all parts of a page. */
function overlayItems(files: readonly SpineFile[]): string[] {
  const read = files.flatMap(({ name, overlay }) => (overlay ? [{ name, overlay }] : []))
  const sounds = new Map(read.map(({ overlay }) => [overlay.sound, overlay.contentType]))
  return [
    ...read.map(
      ({ name }) => `<item id="${name}-read" href="${name}.smil" media-type="application/smil+xml"/>`,
    ),
    ...[...sounds].map(
      ([sound, contentType], place) =>
        `<item id="sound-${place + 1}" href="${sound}" media-type="${contentType}"/>`,
    ),
  ]
}

/** How long each page and the whole are heard, and how what is being said is marked; nothing where nobody reads. */
function durations(files: readonly SpineFile[]): string {
  const read = files.flatMap(({ name, overlay }) => (overlay ? [{ name, seconds: lengthOf(overlay) }] : []))
  if (read.length === 0) return ''
  const whole = read.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...read.map(
      ({ name, seconds }) =>
        `<meta property="media:duration" refines="#${name}-read">${clock(seconds)}</meta>`,
    ),
    `<meta property="media:duration">${clock(whole)}</meta>`,
    `<meta property="media:active-class">${spokenClass}</meta>`,
    '<meta property="schema:accessMode">auditory</meta>',
    '<meta property="schema:accessibilityFeature">synchronizedAudioText</meta>',
    '',
  ].join('\n')
}

const rendition = `<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">landscape</meta>
`

/** The table of contents, and the list of pages by their numbers. */
export function navFile(files: readonly SpineFile[], language: string | undefined): string {
  const { contents, pages: pageList } = phrasesIn(language).parts
  const link = ({ name, title }: SpineFile) => `<li><a href="${name}.xhtml">${escaped(title)}</a></li>`
  const pages = files.flatMap(({ name, number }) =>
    number === undefined ? [] : [`<li><a href="${name}.xhtml">${number}</a></li>`],
  )
  return xhtml({
    title: contents,
    type: 'frontmatter',
    language,
    body: `<nav epub:type="toc" id="toc"><h1>${contents}</h1>
<ol>${files
      .filter(({ isListed }) => isListed)
      .map(link)
      .join('\n')}</ol></nav>
<nav epub:type="page-list" id="pages" hidden=""><h2>${pageList}</h2>
<ol>${pages.join('\n')}</ol></nav>`,
  })
}
