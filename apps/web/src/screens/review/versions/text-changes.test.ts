import { expect, test } from 'vitest'
import { type ChangedPart, textChanges } from './text-changes.ts'

/** Removed words in [-...-], added ones in {+...+}, paragraphs that stayed as …. */
function shown(parts: readonly ChangedPart[]): string[] {
  const mark = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return parts.map((part) =>
    part.kind === 'unchanged'
      ? '…'
      : part.passages.map(({ kind, words }) => mark[kind][0] + words + mark[kind][1]).join(''),
  )
}

test('a text that stayed the same has no changes', () => {
  expect(textChanges('Ada ran.\n\nShe fell.', 'Ada ran.\n\nShe fell.')).toEqual([])
})

test('paragraphs that stayed are left out, and another word in a sentence is marked by itself', () => {
  const before = 'One page.\n\nA second page.\n\nAda had a small red kite. She ran.\n\nThe end.'
  const after = before.replace('red', 'green')
  expect(shown(textChanges(before, after))).toEqual([
    '…',
    'Ada had a small [-red-]{+green+} kite. She ran.',
    '…',
  ])
})

test('a sentence that took the place of another one is marked as a whole', () => {
  expect(
    shown(textChanges('Ada ran home. She slept.', 'Nobody knows where the goose went. She slept.')),
  ).toEqual(['[-Ada ran home. -]{+Nobody knows where the goose went. +}She slept.'])
})

test('a new paragraph stands by itself', () => {
  expect(shown(textChanges('Ada ran.\n\nThe end.', 'Ada ran.\n\nA goose laughed.\n\nThe end.'))).toEqual([
    '…',
    '{+A goose laughed.+}',
    '…',
  ])
})
