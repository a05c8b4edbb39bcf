import { describe, expect, test } from 'vitest'
import type { StoryRequest } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { readFeedback } from './read-feedback.ts'

function wordCount(text: string): number {
  return text.split(/\s+/).length
}

function tellAgain(feedback: string[], changes: Partial<StoryRequest> = {}) {
  return writeStory(aStoryRequest({ ...changes, feedback }))
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
})

test('a different story has another plot, and the next one yet another', () => {
  const first = tellAgain([])
  const second = tellAgain(['I want a different story'])
  const third = tellAgain(['I want a different story', 'another story please'])
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
  ['I did not like the goose', ['avoid']],
])('reads "%s"', (words, kinds) => {
  expect(readFeedback(words).map(({ kind }) => kind)).toEqual(kinds)
})
