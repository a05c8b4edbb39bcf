import { expect, test } from 'vitest'
import { makeBook } from '../make-book.ts'
import { fontFor } from '../setting/fonts.ts'
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

test.each(['pdf-a4', 'booklet-a4'] as const)('as %s a German story says so (LN-06)', async (kind) => {
  const book = await makeBook(await aBook(5, { language: 'de' }), kind)
  expect(Buffer.from(book).toString('latin1')).toContain('/Lang (de)')
  const english = await makeBook(await aBook(5), kind)
  expect(Buffer.from(english).toString('latin1')).toContain('/Lang (en)')
})
