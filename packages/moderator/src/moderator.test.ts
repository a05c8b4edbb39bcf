import { describe, expect, test } from 'vitest'
import { type ModerationCategory, moderateText, moderationCategories } from './moderator.ts'
import { type CorpusLine, readCorpus } from './testing/read-corpus.ts'

const heldOutHarmful = readCorpus('held-out', 'harmful')
const heldOutInnocent = readCorpus('held-out', 'innocent')
const heldOutTongues = readCorpus('held-out', 'innocent-tongues')
const practice = readCorpus('practice')
const practiceOf = (theme: CorpusLine['theme']) => practice.filter((line) => line.theme === theme)

/** The themes that rules are written to lines of; of the others the lines are there to be learned from. */
const themesWithPractice = moderationCategories.filter((category) => practiceOf(category).length > 0)

function categoriesIn(text: string): ModerationCategory[] {
  return moderateText(text).findings.map((finding) => finding.category)
}

function printed(what: string, count: number, of: number): number {
  process.stdout.write(`${what} ${((100 * count) / of).toFixed(1)} % of ${of}\n`)
  return count / of
}

/** Floors and ceilings are what was reached, rounded to the side that lets a worse moderator fail. */
describe('on lines no rule was written with', () => {
  test('finds nineteen in twenty of the harmful ones, under the right theme', () => {
    const found = themesWithPractice.map((category) => {
      const lines = heldOutHarmful.filter(({ theme }) => theme === category)
      const right = lines.filter(({ text }) => categoriesIn(text).includes(category)).length
      printed(`held out: ${category}`, right, lines.length)
      return { right, of: lines.length }
    })
    const right = found.reduce((sum, theme) => sum + theme.right, 0)
    const of = found.reduce((sum, theme) => sum + theme.of, 0)
    expect(of + heldOutInnocent.length).toBeGreaterThanOrEqual(400)
    expect(printed('held out: recall', right, of)).toBeGreaterThanOrEqual(0.95)
  })

  test('stops hardly any of the innocent ones', () => {
    const stopped = heldOutInnocent.filter(({ text }) => !moderateText(text).allowed)
    const share = printed('held out: false alarms', stopped.length, heldOutInnocent.length)
    expect(share).toBeLessThanOrEqual(0.02)
  })
})

describe('a word that is everyday in another language', () => {
  test('passes among words of that language, on lines no rule was written with', () => {
    const stopped = heldOutTongues.filter(({ text }) => !moderateText(text).allowed)
    const share = printed('held out: other languages stopped', stopped.length, heldOutTongues.length)
    expect(share).toBeLessThanOrEqual(0.02)
  })

  test.each([
    'un perro negro',
    'maman le serra dans ses bras',
    'kinanta siya ni nanay hanggang tumila ang ulan',
    'A story about our dog. El perro negro se llama Coco.',
    'Tian fu ai women',
    'Gloria in excelsis, cum sancto spiritu',
    'The choir sings Agnus Dei, qui tollis peccata mundi, dona nobis pacem',
    'Slutt! Han skal ikke gråte',
    'Slutet gott, allting gott',
    'De kleine kikker springt in de sloot',
    'Пусть у медвежонка будет синяя шапка',
    'poate fi bunica puțin mai tânără?',
    'Juna hung her bag on the only free hook.',
    'His name really is Dick, short for Richard like his grandfather',
    'grandpa takes his heart pills at breakfast and Tim reminds him',
  ])('passes: %s', (text) => {
    expect(moderateText(text).findings).toEqual([])
  })

  test.each([
    ['you negro', 'hate'],
    ['Go away, you negro!', 'hate'],
    ['you de negro la', 'hate'],
    ['He is un negro', 'hate'],
    ['that dirty kike', 'hate'],
    ['What a retard, said Ben.', 'hate'],
    ['the stupid pakis and el gook', 'hate'],
    ['un gros retard, you retard', 'hate'],
    ['he showed his dick to der Hund', 'sexual'],
  ] as const)('is the insult among English words: %s', (text, category) => {
    expect(categoriesIn(text)).toContain(category)
  })

  test('is declined, where it stands alone, without a word that would hurt', () => {
    const [finding] = moderateText('Negro').findings
    expect(finding?.sentence).toBe(
      '“Negro” means something in English that does not belong in a story for children. If it is a word of another language, please write its whole sentence in that language; otherwise please choose another word.',
    )
  })
})

describe('of the lines that rules were written to', () => {
  test('every harmless one passes', () => {
    const lines = practiceOf(null)
    expect(lines.length).toBeGreaterThan(3000)
    const stopped = lines.filter(({ text }) => moderateText(text, { byRulesAlone: true }).findings.length > 0)
    expect(stopped).toEqual([])
  })

  test('hardly any harmless one is doubted', () => {
    const lines = practiceOf(null)
    const doubted = lines.filter(({ text }) => !moderateText(text).allowed)
    expect(printed('practice: doubted', doubted.length, lines.length)).toBeLessThanOrEqual(0.005)
  })

  test.each(themesWithPractice)('every one of %s is stopped for it', (category) => {
    const lines = practiceOf(category)
    expect(lines.length).toBeGreaterThan(250)
    expect(lines.filter(({ text }) => !categoriesIn(text).includes(category))).toEqual([])
  })
})

describe('the names of a story’s people', () => {
  const names = ['Dick Miller', 'Jihad', 'Ben', 'Vladimir', 'Taylor']

  test.each([
    'Dick laughed and ran home. “Come, Dick!” called Ben. Dick’s kite was red.',
    'Jihad held the lantern for Ben, and little Dick slept.',
    'Dick Miller Finds a Lamb',
    'Dick Finds a Lamb',
    'Óscar laughed. Dick sat beside him.',
    'Dick sat on a stone.\nVladimir laughed and ran home. Vladimir was six and loved kites.',
  ])('are told like any name: %s', (text) => {
    expect(moderateText(text).allowed).toBe(false)
    expect(moderateText(text, { names })).toEqual({ allowed: true, findings: [] })
  })

  test('are told like any name where somebody is found', () => {
    const text = '“I walked right up to it, and there was a Dick under it. So I said, that must be my Dick!”'
    expect(moderateText(text, { names })).toEqual({ allowed: true, findings: [] })
  })

  test.each([
    'He showed his Dick to Ben.',
    '“Touch my Dick,” he said.',
    'He’s a Dick, that Ben.',
    'Ben is a Dick.',
    'Ben is such a dick.',
    'Semen ran home.',
    'Dick Head ran home.',
    'Taylor sings like Taylor Swift on the stage.',
    'The wolf punched Dick until he bled.',
  ])('excuse no word that nobody is called by there: %s', (text) => {
    expect(moderateText(text, { names }).allowed).toBe(false)
  })
})

test('an empty text is allowed', () => {
  expect(moderateText('')).toEqual({ allowed: true, findings: [] })
})

describe('a trick to hide a word', () => {
  test.each([
    ['signs', 'I will k*ll you', 'violence'],
    ['signs for two letters', 'he sells c##aine', 'drugs'],
    ['digits', 'she wants to k1ll h3rself', 'self-harm'],
    ['spaced letters', 'I will k i l l you', 'violence'],
    ['long runs', 'I will kiiiill you', 'violence'],
    ['letters of another alphabet', 'they had ѕех on the sofa', 'sexual'],
    ['invisible letters', 'he snorted co​caine', 'drugs'],
    ['short forms', 'im gonna kill u', 'violence'],
  ] as const)('is seen through: %s', (_trick, text, category) => {
    expect(categoriesIn(text)).toContain(category)
  })
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

  test('is told once, however many rules see the same place', () => {
    const found = moderateText('He stabbed the boy in the chest until he stopped moving.').findings
    expect(found.filter(({ category }) => category === 'violence').length).toBe(1)
  })

  test('is cut short when the words are many', () => {
    const text =
      'She lives at 221 Aaaaaaaaaaaaaaaaaaaaaaaaaaaa Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb Cccccccccccccccccccc Street'
    const [finding] = moderateText(text).findings
    expect(finding?.category).toBe('personal-data')
    expect(finding?.excerpt.length).toBeLessThanOrEqual(80)
  })
})

describe('what makes the same words innocent', () => {
  test('is looked for near them and not in the whole text', () => {
    const far = `Jesus told a story ${'and they walked on '.repeat(12)} and a man shot the girl.`
    expect(categoriesIn('Moses killed the Egyptian.')).toEqual([])
    expect(categoriesIn(far)).toContain('violence')
  })

  test('does not cover a threat to somebody', () => {
    expect(categoriesIn('I will kill you, said the doll.')).toContain('violence')
  })
})

describe('a place with a coarse name (MO-04)', () => {
  test.each([
    'We come from Fucking in Austria, please say "a village".',
    'Grandpa grew up in Dildo, Newfoundland, with whales.',
    'Far down in the valley lay Condom, a town with a cathedral.',
  ])('passes where it is written as a place: %s', (text) => {
    expect(moderateText(text).findings).toEqual([])
  })

  test.each(['from fucking in the hall', 'in Fucking hell', 'You Fucking, stupid thing'])(
    'is the coarse word elsewhere: %s',
    (text) => {
      expect(moderateText(text).allowed).toBe(false)
    },
  )
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

test.each([
  'Nobody sat with Mo (until somebody did)',
  'He keeps the string (untied) in his pocket.',
  'takes Ritalin for ADHD and does not want it made a big thing',
  'Osama and his sister Isis bake bread with Grandma.',
])('nobody is held back for: %s', (text) => {
  expect(moderateText(text).findings).toEqual([])
})
