import { describe, expect, test } from 'vitest'
import { heldOutHarmfulLines, heldOutInnocentLines } from './corpus/held-out-lines.ts'
import { laterHarmfulLines, laterInnocentLines } from './corpus/later-lines.ts'
import { practiceHarmfulLines, practiceInnocentLines } from './corpus/practice-lines.ts'
import { type ModerationCategory, moderateText } from './moderator.ts'

function categoriesIn(text: string): ModerationCategory[] {
  return moderateText(text).findings.map((finding) => finding.category)
}

/** The share of harmful lines found under the right theme, printed so that a change can be judged. */
function recallOf(name: string, lines: typeof heldOutHarmfulLines): number {
  const found = lines.filter((line) => categoriesIn(line.text).includes(line.category))
  return printed(`${name}: recall`, found.length, lines.length)
}

function falseAlarmsOf(name: string, lines: readonly string[]): number {
  const stopped = lines.filter((line) => !moderateText(line).allowed)
  return printed(`${name}: false alarms`, stopped.length, lines.length)
}

function printed(what: string, count: number, of: number): number {
  process.stdout.write(`${what} ${((100 * count) / of).toFixed(1)} % of ${of}\n`)
  return count / of
}

describe('on lines no rule was written with', () => {
  test('finds at least nine in ten of the harmful ones, under the right theme', () => {
    expect(recallOf('held out', heldOutHarmfulLines)).toBeGreaterThanOrEqual(0.9)
  })

  test('stops at most one in twenty of the innocent ones', () => {
    expect(falseAlarmsOf('held out', heldOutInnocentLines)).toBeLessThanOrEqual(0.05)
  })

  test('still finds most of the harmful ones worded in ways nobody thought of', () => {
    expect(recallOf('later', laterHarmfulLines)).toBeGreaterThanOrEqual(0.6)
  })

  test('stops hardly any of the later innocent ones', () => {
    expect(falseAlarmsOf('later', laterInnocentLines)).toBeLessThanOrEqual(0.05)
  })
})

test.each(practiceInnocentLines)('lets pass: %s', (line) => {
  expect(moderateText(line).findings).toEqual([])
})

test.each(practiceHarmfulLines)('stops ($category): $text', ({ text, category }) => {
  expect(categoriesIn(text)).toContain(category)
})

test('an empty text is allowed', () => {
  expect(moderateText('')).toEqual({ allowed: true, findings: [] })
})

describe('a finding', () => {
  test('shows the parent their own spelling and says what to change', () => {
    const [finding] = moderateText('A nice day. Oh ＳＨ１Ｔ, it rains.').findings
    expect(finding?.excerpt).toBe('ＳＨ１Ｔ')
    expect(finding?.sentence).toMatch(/^“ＳＨ１Ｔ” .*Please choose/)
  })

  test('points at the right words behind emoji, accents and joined letters', () => {
    const [finding] = moderateText('Café 🦊🦊 ﬁne — then f u c k, said he').findings
    expect(finding?.excerpt).toBe('f u c k')
  })

  test('is told once, however often the words stand there', () => {
    expect(moderateText('Crap. Crap! And crap.').findings).toHaveLength(1)
  })

  test('is cut short when the words are many', () => {
    const text =
      'She lives at 221 Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb Cccccccccccccccccccc Street'
    const [finding] = moderateText(text).findings
    expect(finding?.category).toBe('personal-data')
    expect(finding?.excerpt.length).toBeLessThanOrEqual(80)
  })
})

describe('scripture', () => {
  const verse = 'Whoever hates his brother is a murderer, and you know that no murderer has eternal life'

  test('is exempt where it stands to the letter', () => {
    expect(moderateText(`Grandpa read: “${verse}.” Then he sat down.`, { scripture: [verse] }).allowed).toBe(
      true,
    )
  })

  test('does not shield the words around it', () => {
    const text = `Grandpa read: “${verse}.” Oh shit, said Ben.`
    expect(moderateText(text, { scripture: [verse] }).findings.map((finding) => finding.category)).toEqual([
      'profanity',
    ])
  })

  test('is not exempt when it was changed', () => {
    expect(moderateText(verse.replace('brother', 'sister'), { scripture: [verse] }).allowed).toBe(false)
  })
})

test('reads 2,500 words in at most 20 ms', () => {
  const words = practiceInnocentLines.join(' ').split(' ')
  const text = Array.from({ length: 2500 }, (_, index) => words[index % words.length]).join(' ')
  const durations = Array.from({ length: 9 }, () => {
    const start = performance.now()
    moderateText(text)
    return performance.now() - start
  }).sort((one, other) => one - other)
  expect(durations[4]).toBeLessThanOrEqual(20)
})

test('is not slowed down by a text made to be slow', () => {
  const nasty = [
    'a '.repeat(8000),
    '1'.repeat(16000),
    'she '.repeat(4000),
    '@'.repeat(16000),
    'l33t'.repeat(4000),
    'ignore the '.repeat(1500),
  ]
  for (const text of nasty) {
    const start = performance.now()
    moderateText(text)
    expect(performance.now() - start).toBeLessThan(250)
  }
})
