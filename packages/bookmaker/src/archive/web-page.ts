import type { Book } from '../book.ts'
import { titleOf } from '../book-words.ts'
import { leavesOf } from '../epub/leaves.ts'
import { escaped } from '../epub/xhtml.ts'
import { phrasesIn } from '../phrases-in.ts'

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; font: 1.25rem/1.6 Georgia, serif; color: #2d2320; background: #fffdf8; }
h1, h2 { font-family: "Trebuchet MS", Verdana, sans-serif; color: #7a3013; line-height: 1.2; }
header, footer, #cover, #title, #made { text-align: center; }
section { margin: 3rem 0; overflow-wrap: anywhere; }
img { display: block; width: 100%; height: auto; border-radius: 0.75rem; margin-bottom: 1rem; }
audio { width: 100%; }
.second { font-style: italic; }
blockquote { margin: 1rem 0; padding: 0.25rem 1rem; border-left: 4px solid #efb63f; }
@media (prefers-color-scheme: dark) { body { color: #f2e8dc; background: #241a16; } h1, h2 { color: #f3b98c; } a { color: #f3b98c; } }
@media print { section { break-inside: avoid; } footer { display: none; } }
`

/** The whole book on one page: no script, and nothing from anywhere else. */
export function webPage(book: Book): string {
  const sections = leavesOf(book, false)
    // The front of the book says the title already.
    .filter(({ name }) => name !== 'title')
    .map(({ name, picture, words, overlay }) => {
      const image = picture
        ? `<img src="pictures/${picture.file}.jpg" alt="${escaped(picture.alt)}" lang="en">\n`
        : ''
      const sound = overlay ? `\n<audio controls preload="none" src="${overlay.sound}"></audio>` : ''
      return `<section id="${name}">\n${image}${words}${sound}\n</section>`
    })
  const [pdf, epub] = phrasesIn(book.language).files
  return `<!doctype html>
<html lang="${book.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(titleOf(book))}</title>
<style>${style}</style>
</head>
<body>
<main>
${sections.join('\n')}
</main>
<footer><p><a href="book.pdf">${escaped(pdf)}</a> · <a href="book.epub">${escaped(epub)}</a></p></footer>
</body>
</html>
`
}
