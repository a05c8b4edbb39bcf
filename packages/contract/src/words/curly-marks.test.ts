import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curlyMarks, straightMarks } from './curly-marks.ts'

test.each([
  ['"Come in," said Ruth.', '“Come in,” said Ruth.'],
  ["It's Ben's, and the boys' too.", 'It’s Ben’s, and the boys’ too.'],
  ['"\'Come in,\' she said," said Ben.', '“‘Come in,’ she said,” said Ben.'],
  ['He said, "She told me \'no.\'"', 'He said, “She told me ‘no.’”'],
  [
    "'Twas night. 'Tis late. Get 'em, 'til then, rock 'n' roll in the '90s.",
    '’Twas night. ’Tis late. Get ’em, ’til then, rock ’n’ roll in the ’90s.',
  ],
  ["'Come in,' she said. 'It's warm.'", '‘Come in,’ she said. ‘It’s warm.’'],
  ['He is 5\'6" tall and has a 12" ruler.', 'He is 5\'6" tall and has a 12" ruler.'],
  ['"He is 5\'6" tall," said Ben. "I am 7," said Mia.', '“He is 5\'6" tall,” said Ben. “I am 7,” said Mia.'],
  ['"I have a 12" ruler," said Ben.', '“I have a 12" ruler,” said Ben.'],
  ['"I am 7" and "I am 8"', '“I am 7” and “I am 8”'],
  ['She said—"Stop!"—and "I thought—" she began.', 'She said—“Stop!”—and “I thought—” she began.'],
  ['"Wait - " he said - "here."', '“Wait - ” he said - “here.”'],
  ['("Yes") ["No"] (\'maybe\')', '(“Yes”) [“No”] (‘maybe’)'],
  ['„Hallo“, «bonjour», 「はい」 and “there’s”', '„Hallo“, «bonjour», 「はい」 and “there’s”'],
  ['"One.\n"Two."\n"Three', '“One.\n“Two.”\n“Three'],
  ['"..." said nobody. "...and then?"', '“...” said nobody. “...and then?”'],
  ['"For God so loved" (John 3:16)', '“For God so loved” (John 3:16)'],
  ['"“I am the good shepherd.”" (John 10:11)', '““I am the good shepherd.”” (John 10:11)'],
  ["O'Neil, D'Arcy and ng'ombe", 'O’Neil, D’Arcy and ng’ombe'],
  ['צה"ל', 'צה"ל'],
  ['He said."Come on"', 'He said.“Come on”'],
  ["the dogs' bowls and 'cello music", 'the dogs’ bowls and ’cello music'],
])('%s', (typed, printed) => {
  expect(curlyMarks(typed)).toBe(printed)
  expect(curlyMarks(printed)).toBe(printed)
})

test('a passage that stays as it is stays so, wherever it stands', () => {
  const verse = 'In God\'s image "he" made them.'
  expect(curlyMarks(`It's "${verse}" and '${verse}'`, [verse])).toBe(`It’s “${verse}” and ‘${verse}’`)
})

const words = fc
  .array(
    fc.constantFrom(
      '"',
      "'",
      '“',
      '”',
      '‘',
      '’',
      ' ',
      '\n',
      'a',
      'Ben',
      '7',
      '.',
      ',',
      '—',
      '(',
      ')',
      '-',
      'é',
      '🦊',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('nothing but the marks changes, and a second time nothing does', () => {
  fc.assert(
    fc.property(words, (text) => {
      const curly = curlyMarks(text)
      expect(straightMarks(curly)).toBe(straightMarks(text))
      expect(curlyMarks(curly)).toBe(curly)
      expect(curly.split('\n')).toEqual(text.split('\n').map((paragraph) => curlyMarks(paragraph)))
    }),
    { numRuns: 3000 },
  )
})
