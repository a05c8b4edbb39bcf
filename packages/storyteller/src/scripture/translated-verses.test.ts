import { expect, test } from 'vitest'
import { translatedVerse } from './translated-verses.ts'
import { verses } from './verses.ts'

const spanish = verses.map(({ id, reference }) => ({ english: reference, verse: translatedVerse('es', id) }))

test('every verse is there in Spanish, with its numbers and the name of its book (LN-02)', () => {
  for (const { english, verse } of spanish) {
    const numbers = /\d+:\d+$/.exec(english)?.[0] ?? 'none'
    expect(verse?.reference, english).toMatch(new RegExp(`^(?:[12] )?\\p{Lu}\\p{Ll}+ ${numbers}$`, 'u'))
  }
  expect(translatedVerse('es', 'john-3-16')).toEqual({
    reference: 'Juan 3:16',
    text: 'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
  })
  expect(translatedVerse('es', 'psalm-23-1')?.text).toBe('Jehová es mi pastor; nada me faltará.')
})

test('a Spanish verse is a whole sentence without titles of psalms, marks of a file or capitals of a first line (LN-02)', () => {
  for (const { english, verse } of spanish) {
    expect(verse?.text, english).toMatch(/^[¿¡]?\p{Lu}[\p{Ll} ].*[.?!]$/u)
    expect(verse?.text, english).not.toMatch(/[<>{}[\]()"]|\s{2}|Selah|Músico principal|Salmo de/)
    expect(verse?.text, english).not.toMatch(/\p{Ll}\p{Lu}|[,;:]\p{L}/u)
  }
})

test('of a language whose Bible we do not carry there is no verse (LN-03)', () => {
  expect(translatedVerse('de', 'john-3-16')).toBeUndefined()
  expect(translatedVerse('es', 'hezekiah-1-1')).toBeUndefined()
})
