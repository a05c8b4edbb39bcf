import { expect, test } from 'vitest'
import { type ModerationFinding, moderateText } from '../moderator.ts'
import { readCorpus } from '../testing/read-corpus.ts'

const learned = ({ layer }: ModerationFinding) => layer === 'learned'

/** One line in ten: each is read four times, and there are some thousands. */
const lines = readCorpus('training').filter((_line, place) => place % 10 === 0)

const doubted = lines.filter(({ verdict, text }) => {
  const { findings } = moderateText(text)
  return verdict === 'decline' && findings.length > 0 && findings.every(learned)
})

test('what no rule knows is doubted where it is like declined lines, and the parent reads that it is a doubt (MO-03)', () => {
  expect(doubted.length).toBeGreaterThan(100)
  for (const { text } of doubted)
    for (const { sentence, excerpt } of moderateText(text).findings)
      expect(sentence.startsWith(`We are not sure: perhaps “${excerpt}”`)).toBe(true)
})

test('the same lines are allowed by rules alone, but for findings that were outweighed (MO-03)', () => {
  expect(doubted.length).toBeGreaterThan(100)
  const declined = doubted.filter(({ text }) => !moderateText(text, { byRulesAlone: true }).allowed)
  expect(declined.length / doubted.length).toBeLessThan(0.01)
})

test('one letter that slipped changes little', () => {
  const slipped = doubted.filter(({ text }) => {
    const [longest = ''] = text.match(/[a-z]{6,}/g)?.toSorted((one, other) => other.length - one.length) ?? []
    const middle = Math.floor(longest.length / 2)
    const typed = longest.slice(0, middle) + longest.slice(middle + 1)
    return !moderateText(text.replace(longest, typed)).allowed
  })
  expect(slipped.length / doubted.length).toBeGreaterThan(0.6)
})
