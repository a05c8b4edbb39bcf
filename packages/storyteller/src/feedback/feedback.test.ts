import { describe, expect, test } from 'vitest'
import { ageGroups } from '../testing/story-requests.ts'
import { tellAgain } from '../testing/tell-again.ts'
import { operationsOfClauses, readClauses } from './read-feedback.ts'

/** What a feedback on the usual family's story is read as. */
function readFeedback(words: string) {
  const { cast, text } = tellAgain([])
  return operationsOfClauses(readClauses(words, { cast, text }))
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}

/** Pages that stayed word for word. */
function keptPages(before: { pages: { text: string }[] }, after: { pages: { text: string }[] }): number {
  return before.pages.filter(({ text }, index) => after.pages[index]?.text === text).length
}

describe.each(ageGroups)('told to %s', (ageGroup) => {
  const before = tellAgain([], { ageGroup })

  test('"make it shorter" gives fewer words on as many pages, with the verse and the plot kept', () => {
    const after = tellAgain(['make it shorter'], { ageGroup })
    expect(wordCount(after.text)).toBeLessThan(wordCount(before.text))
    expect(after.pages).toHaveLength(before.pages.length)
    expect(after.plot).toBe(before.plot)
    expect(after.text).toContain(before.companion.remember)
  })

  test('"more about forgiveness" lets people speak of it, and leaves the other pages as they were', () => {
    const after = tellAgain(['I want more about forgiveness'], { ageGroup })
    expect(after.text).not.toBe(before.text)
    expect(keptPages(before, after)).toBeGreaterThanOrEqual(before.pages.length - 2)
  })

  test('"add a dog named Max" brings Max into the words, the pictures and the cast', () => {
    const after = tellAgain(['Please add a dog named Max'], { ageGroup })
    expect(after.text.split('Max').length - 1).toBeGreaterThanOrEqual(2)
    expect(after.cast.find(({ name }) => name === 'Max')?.details).toContain('dog')
    expect(
      after.pages.filter(({ scene }) => scene.figures.some(({ name }) => name === 'Max')).length,
    ).toBeGreaterThan(1)
    expect(after.plot).toBe(before.plot)
  })

  test('a bedtime ending changes the last page only', () => {
    const after = tellAgain(['Please give it a bedtime ending'], { ageGroup })
    expect(keptPages(before, after)).toBe(before.pages.length - 1)
    expect(after.pages.at(-1)?.text).not.toBe(before.pages.at(-1)?.text)
    expect(after.pages.at(-1)?.scene).toMatchObject({ setting: 'bedroom', time: 'night' })
  })

  test('who is to be funny is the one who is', () => {
    const { text } = tellAgain(['let Biscuit be funny'], { ageGroup })
    const added = text.split(/(?<=[.!?])\s+/).filter((sentence) => !before.text.includes(sentence))
    expect(added.join(' ')).toMatch(/\b(?:Biscuit|he|him|his)\b/i)
    expect(added.join(' ')).toMatch(
      /sneez|sock|shopping list|broom|puddle|bucket|sandwich|tablecloth|closed door|hat|bun/,
    )
  })

  test('"funnier" and "less scary" add something and keep the rest', () => {
    for (const feedback of ['make it funnier', 'a bit less scary please']) {
      const after = tellAgain([feedback], { ageGroup })
      expect(wordCount(after.text), feedback).toBeGreaterThan(wordCount(before.text))
      expect(after.title, feedback).toBe(before.title)
    }
  })
})

test('"make it longer" tells more', () => {
  const before = tellAgain([], { ageGroup: 'Middle Childhood' })
  expect(wordCount(tellAgain(['It is too short'], { ageGroup: 'Middle Childhood' }).text)).toBeGreaterThan(
    wordCount(before.text),
  )
})

test('renaming changes the name everywhere and nothing else', () => {
  const before = tellAgain([])
  const after = tellAgain(['Rename Theo to Felix'])
  expect(after.text).not.toContain('Theo')
  expect(after.text.replaceAll('Felix', 'Theo')).toBe(before.text)
})

test.each(['Remove the dog', 'no Biscuit', 'take out Biscuit please'])(
  '"%s" takes him out of words and pictures',
  (words) => {
    const after = tellAgain([words])
    expect(after.text).not.toContain('Biscuit')
    expect(after.pages.flatMap(({ scene }) => scene.figures).map(({ name }) => name)).not.toContain('Biscuit')
  },
)

test('another place and another season are told and drawn', () => {
  const beach = tellAgain(['Set it at the beach'])
  expect(beach.text.toLowerCase()).toContain('at the beach')
  expect(beach.pages.some(({ scene }) => scene.setting === 'sea')).toBe(true)
  const winter = tellAgain(['Make it winter'])
  expect(winter.text.toLowerCase()).toContain('winter')
  expect(new Set(winter.pages.map(({ scene }) => scene.season))).toEqual(new Set(['winter']))
})

test('a different story has another plot, and the next one yet another', () => {
  const tellAny = (feedback: string[]) => tellAgain(feedback, { avoidPlots: [] })
  const first = tellAny([])
  const second = tellAny(['I want a different story'])
  const third = tellAny(['I want a different story', 'another story please'])
  expect(new Set([first.plot, second.plot, third.plot]).size).toBe(3)
})

test('feedback without words tells the same plot in other words', () => {
  const after = tellAgain([''])
  expect(after.plot).toBe(tellAgain([]).plot)
  expect(after.text).not.toBe(tellAgain([]).text)
})

test('what cannot be placed is kept as a detail and found again', () => {
  const after = tellAgain(['She has a purple submarine'])
  expect(after.text).toContain('purple submarine')
})

test('what was asked for first stays in force after further feedback', () => {
  const after = tellAgain(['add a dog named Max', 'make it shorter', 'Rename Theo to Felix'])
  expect(after.text).toContain('Max')
  expect(after.text).toContain('Felix')
  expect(wordCount(after.text)).toBeLessThan(wordCount(tellAgain(['add a dog named Max']).text))
})

test.each([
  ['Please make it shorter and add a cat called Tiger.', ['length', 'add']],
  ['too scary', ['tone']],
  ['It is too long!', ['length']],
  ['Change Mia to Emma', ['rename']],
  ["Mia's name should be Emma", ['rename']],
  ['could you include her friend Lily', ['add']],
  ['focus more on sharing', ['emphasis']],
  ['use simpler words', ['words']],
  ['let it happen in the forest at night', ['place', 'time']],
  ['I did not like the goose', ['remove']],
  ['not so long', ['length']],
  ['not so long and a bit funnier', ['length', 'tone']],
  ['shorter, funnier and with a bedtime ending', ['length', 'tone', 'tone']],
  ['make the story funnier, less scary, and shorter pls', ['tone', 'tone', 'length']],
  ['longer but not scary', ['length', 'tone']],
  ['I love it but make it shorter', ['length']],
  ['Great story! Could you add Grandpa too?', ['add']],
  ['add a dog named Max and a cat named Tom', ['add', 'add']],
  ['remove Grandma and add Aunt May', ['remove', 'add']],
  ["I don't want the dog in it", ['remove']],
  ['no monsters', ['remove']],
  ['Rename Mr. Hobbs to Zelda', ['rename']],
  ['Please change the name of Mrs. Lane to Dr. May', ['rename']],
  ['remove Mr. Hobbs', ['remove']],
  ['add a neighbor named Mr. Green', ['add']],
  ["It's Felix, not Theo", ['rename']],
  ['His name is spelled Teo', ['rename']],
  ['call the dog Rufus', ['rename']],
  ['make the dog a cat', ['transform']],
  ['replace the dog with a rabbit', ['transform']],
  ['more dialogue please', ['tone']],
  ['no rhymes please', ['tone']],
  ['use shorter sentences', ['words']],
  ['too easy for her', ['words']],
  ['the ending is boring', ['other-words']],
  ['a happier ending', ['other-words']],
  ['less about the teapot', ['sideline']],
  ['change the title to The Brave Cape', ['title']],
  ['Grandma should be in every scene', ['feature']],
  ['Christmas', ['time']],
  ['more about forgiveness and patience', ['emphasis']],
  ['a completely different story please', ['different-story']],
  ['She has a purple submarine', ['detail']],
])('reads "%s"', (words, kinds) => {
  expect(readFeedback(words).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['not so short', { kind: 'length', by: 1.3, where: 'everywhere' }],
  ['too childish', { kind: 'words', direction: 'richer' }],
  ['too many hard words', { kind: 'words', direction: 'simpler' }],
  ['not so silly', { kind: 'tone', tone: 'funnier', wanted: false }],
  ['no bedtime ending', { kind: 'tone', tone: 'bedtime', wanted: false }],
  ['it was a bit scary for my daughter', { kind: 'tone', tone: 'calmer', wanted: true }],
  ['more exciting', { kind: 'tone', tone: 'exciting', wanted: true }],
  ['set it at the beach instead of the kitchen', { kind: 'place', setting: 'sea', words: 'at the beach' }],
])('"%s" is read with its negation', (words, operation) => {
  expect(readFeedback(words)).toEqual([operation])
})

test('of two opposite wishes the later one wins', () => {
  const told = (feedback: string[]) => wordCount(tellAgain(feedback).text)
  expect(told(['shorter', 'longer'])).toBeGreaterThan(told([]))
  expect(tellAgain(['funnier', 'not so funny']).text).toBe(tellAgain([]).text)
  expect(tellAgain(['simpler words', 'richer words']).text).toBe(tellAgain(['richer words']).text)
})

describe.each(ageGroups)('told to %s once more', (ageGroup) => {
  const before = tellAgain([], { ageGroup })

  test.each([
    ['more dialogue', (text: string) => text.split('"').length],
    ['more about sharing', wordCount],
  ])('"%s" adds to some pages and leaves the plot, the title and most pages', (feedback, measure) => {
    const after = tellAgain([feedback], { ageGroup })
    expect(measure(after.text)).toBeGreaterThan(measure(before.text))
    expect([after.plot, after.title]).toEqual([before.plot, before.title])
    expect(keptPages(before, after)).toBeGreaterThanOrEqual(before.pages.length / 2)
  })

  test('a rhyme comes three times and is another one at the end', () => {
    const after = tellAgain(['make it rhyme'], { ageGroup })
    const added = after.text.split('\n').filter((line) => !before.text.includes(line) && line !== '')
    const times = added.map((line) => added.filter((other) => other === line).length)
    expect(times.filter((count) => count === 3).length).toBeGreaterThanOrEqual(3)
    expect(added.at(-1)).not.toBe(added[0])
    expect(after.plot).toBe(before.plot)
  })

  test('words of another age tell the same plot of the same people', () => {
    for (const feedback of ['simpler words', 'richer words']) {
      const after = tellAgain([feedback], { ageGroup })
      expect(after.plot).toBe(before.plot)
      for (const name of ['Theo', 'Grandma Rosa', 'Biscuit']) expect(after.text).toContain(name)
      expect(after.pages).toHaveLength(before.pages.length)
    }
  })
})

test('another ending is told in other words, and the rest stays', () => {
  const before = tellAgain([], { sceneCount: 15 })
  const after = tellAgain(['I do not like the ending'], { sceneCount: 15 })
  expect(after.pages.slice(0, 12).map(({ text }) => text)).toEqual(
    before.pages.slice(0, 12).map(({ text }) => text),
  )
  expect(after.pages.slice(-2)).not.toEqual(before.pages.slice(-2))
})

test('a title that is asked for is the title', () => {
  expect(tellAgain(['Please change the title to the brave cape']).title).toBe('The Brave Cape')
})

test('what is to be left out is not told', () => {
  const plain = tellAgain(['funnier'], { ageGroup: 'Middle Childhood' })
  const word =
    ['goose', 'hiccups', 'sweater', 'leaf', 'stomach'].find((thing) => plain.text.includes(thing)) ?? 'goose'
  const after = tellAgain(['funnier', `I did not like the ${word}`], { ageGroup: 'Middle Childhood' })
  expect(after.text).not.toContain(word)
})

test.each(["No notes, don't change a thing.", 'perfect as it is', 'leave it all exactly as it is'])(
  'who wants nothing changed gets the same words again: %s',
  (words) => {
    const before = tellAgain(['make it funnier'])
    const after = tellAgain(['make it funnier', words])
    expect([after.title, after.text]).toEqual([before.title, before.text])
  },
)
