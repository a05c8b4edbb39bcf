import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkField, type FieldRule, keptField } from './check-field.ts'
import * as fieldRules from './field-rules.ts'
import { fieldSchema } from './text-schema.ts'

const rules = Object.entries(fieldRules).filter(
  (entry): entry is [string, FieldRule] => typeof entry[1] === 'object' && 'holds' in entry[1],
)

/** Around the limit there is as much to go wrong as around nothing. */
function typedInto({ atMost }: FieldRule): fc.Arbitrary<string> {
  const words = fc.string({ unit: 'grapheme' })
  const long = fc.integer({ min: -2, max: 2 }).map((more) => 'R'.repeat(atMost.length + more))
  const odd = fc.constantFrom(
    '',
    ' \n',
    '\u200b\u3164',
    '!!! 7',
    '!!!',
    ' Ruth \n Adler ',
    '\u2764\ufe0f',
    'R'.repeat(9),
  )
  return fc.oneof(
    words,
    odd,
    fc.tuple(odd, long, odd).map((parts) => parts.join('')),
    long,
  )
}

describe('the browser says of what is typed into a field what the server would', () => {
  test.each(rules)('%s', (_name, rule) => {
    fc.assert(
      fc.property(typedInto(rule), (typed) => {
        const answer = fieldSchema(rule).safeParse(typed)
        expect(checkField(rule, typed)).toBe(answer.success ? null : answer.error.issues[0]?.message)
        if (answer.success) expect(answer.data).toBe(keptField(rule, typed))
      }),
    )
  })
})

test('a sentence of a field stands by itself: it begins and ends as one', () => {
  expect(rules.length).toBeGreaterThan(10)
  for (const [, { missing, atLeast, atMost }] of rules)
    for (const sentence of [missing, atLeast?.sentence, atMost.sentence])
      expect(sentence ?? 'Nothing.').toMatch(/^[A-Z].*\.$/)
})

test('a sign of two units counts twice, to the browser and to the server', () => {
  const lions = '\u{1f981}'.repeat(5)
  const details = (typed: string) => fieldSchema(fieldRules.characterDetailsRule).safeParse(typed).success
  expect([details(`${lions}a`), details('\u{1f981}\u{1f981}abc')]).toEqual([true, false])
  expect(checkField(fieldRules.characterDetailsRule, `${lions}a`)).toBeNull()
})
