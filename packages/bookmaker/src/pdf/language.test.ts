import { expect, test } from 'vitest'
import { webPage } from '../archive/web-page.ts'
import { makeBook } from '../make-book.ts'
import { phrasesIn } from '../phrases-in.ts'
import { bookPages } from '../setting/book-pages.ts'
import { fontFor } from '../setting/fonts.ts'
import { papers } from '../setting/paper.ts'
import { aBook } from '../testing/a-book.ts'

/** What the languages in which stories are told write beyond English. */
const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡äöüßÄÖÜẞàâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛŸìòÌÒĳĲëïãõÃÕ«»„“”‚‘’–—…'

test.each(['story', 'easy', 'quote', 'heading'] as const)(
  'the fonts of the voice "%s" have all letters of the languages that are offered (LN-06)',
  (voice) => {
    const missing = [...letters].filter((letter) => fontFor(voice, letter.codePointAt(0) ?? 0) === null)
    expect(missing).toEqual([])
  },
)

test.each([
  ['de', ['Dieses Buch gehört', 'Erzählt von A family', 'Zum Beten', 'Ende', '„The Boat“ wurde']],
  ['fr', ['Ce livre appartient à', 'Pour prier', 'Fin', '«\u00A0The Boat\u00A0»']],
  ['es', ['Este libro es de', 'Para orar', 'Fin', '«The Boat»']],
  ['en', ['This book belongs to', 'Pray', 'The End', '“The Boat” was told by A family']],
])('a book in %s says in its language what stands beside the story (LN-11)', async (language, said) => {
  const pages = bookPages(await aBook(3, { language }), papers['pdf-a4'])
  const words = pages
    .flatMap(({ drawn }) => drawn.flatMap((one) => (one.kind === 'text' ? [one.words] : [])))
    .join('\n')
  for (const one of said) expect(words).toContain(one)
  expect(pages.some(({ bookmark }) => bookmark === 'Page 1')).toBe(/^(?:en|fr)$/.test(language))
  expect(words.includes('This book belongs to')).toBe(language === 'en')
})

test.each(['pdf-a4', 'booklet-a4'] as const)('as %s a German story says so (LN-06)', async (kind) => {
  const book = await makeBook(await aBook(5, { language: 'de' }), kind)
  expect(Buffer.from(book).toString('latin1')).toContain('/Lang (de)')
  const english = await makeBook(await aBook(5), kind)
  expect(Buffer.from(english).toString('latin1')).toContain('/Lang (en)')
})

test.each([
  ['en', 'How to fold this booklet', 'the 3 sheets', 'As a PDF'],
  ['es', 'Cómo doblar este cuadernillo', 'las 3 hojas', 'En PDF'],
  ['de', 'So wird dieses Heft gefaltet', 'die 3 Blätter', 'Als PDF'],
  ['fr', 'Comment plier ce livret', 'les 3 feuilles', 'En PDF'],
  ['it', 'Come piegare questo libretto', 'i 3 fogli', 'In PDF'],
  ['nl', 'Zo vouw je dit boekje', 'de 3 vellen', 'Als PDF'],
  ['pt', 'Como dobrar este livrinho', 'as 3 folhas', 'Em PDF'],
])(
  'in %s a booklet says how to fold it, and a kept book what its files are (LN-15)',
  async (language, heading, sheets, file) => {
    const { folding } = phrasesIn(language)
    expect(folding.heading).toBe(heading)
    expect(folding.lay(3)).toContain(sheets)
    expect(folding.lay(1)).not.toMatch(/\d (?:sheets|Blätter)/)
    expect(webPage(await aBook(2, { language }))).toContain(`>${file}</a>`)
  },
)
