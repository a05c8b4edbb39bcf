import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StoryLanguageCode, storyLanguageCodes } from '../stories/story-languages.ts'
import { straightMarks } from './curly-marks.ts'
import { marksOfLanguage } from './marks-of-language.ts'

test.each<[StoryLanguageCode, string, string]>([
  ['de', '"Hast du dich verirrt?", fragte Ada.', '„Hast du dich verirrt?“, fragte Ada.'],
  ['de', '“Komm!” – “Wohin?”', '„Komm!“ – „Wohin?“'],
  ['de', '„Komm!“, rief sie. "Jetzt!"', '„Komm!“, rief sie. „Jetzt!“'],
  ['de', '"Er hat \'nein\' gesagt", sagte Ben.', '„Er hat ‚nein‘ gesagt“, sagte Ben.'],
  ['de', '"Wie geht\'s?" Das ist Hans\' Hut.', '„Wie geht’s?“ Das ist Hans’ Hut.'],
  ['fr', '"Tu es perdu ?" demanda Ada.', '«\u00A0Tu es perdu\u00A0?\u00A0» demanda Ada.'],
  [
    'fr',
    '« Viens ! » dit-elle. "L\'oiseau !"',
    '«\u00A0Viens\u00A0!\u00A0» dit-elle. «\u00A0L’oiseau\u00A0!\u00A0»',
  ],
  ['fr', '"Il a dit "non" hier."', '«\u00A0Il a dit “non” hier.\u00A0»'],
  ['es', '"¿Te has perdido?", preguntó Ada.', '«¿Te has perdido?», preguntó Ada.'],
  ['es', '—¿Vienes? —dijo ella.', '—¿Vienes? —dijo ella.'],
  ['it', "“Vieni!” disse. L'uccello cantò.", '«Vieni!» disse. L’uccello cantò.'],
  ['nl', '"Kom!" zei ze.', '“Kom!” zei ze.'],
  ['pt', '"Vem!" disse ela.', '“Vem!” disse ela.'],
  ['en', '"Come!" she said. „Hallo“', '“Come!” she said. „Hallo“'],
])('in %s the marks of %s', (language, written, printed) => {
  expect(marksOfLanguage(written, language)).toBe(printed)
  expect(marksOfLanguage(printed, language)).toBe(printed)
})

test('a line without an end, and marks that close nothing, stay in their paragraph', () => {
  expect(marksOfLanguage('"Eins.\nZwei." "Drei.', 'de')).toBe('„Eins.\nZwei.” „Drei.')
  expect(marksOfLanguage('Rien » dit-il', 'fr')).toBe('Rien\u00A0» dit-il')
})

const letters = fc
  .array(fc.constantFrom('"', "'", '“', '”', '„', '«', '»', ' ', '\n', 'a', 'é', '7', '!', '—'), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

test('nothing but marks and the spaces beside them changes in any language', () => {
  const bare = (text: string) => straightMarks(text).replaceAll(/["'„‚«»\s\u00A0]/g, '')
  fc.assert(
    fc.property(letters, fc.constantFrom(...storyLanguageCodes), (text, language) => {
      expect(bare(marksOfLanguage(text, language))).toBe(bare(text))
    }),
    { numRuns: 2000 },
  )
})
