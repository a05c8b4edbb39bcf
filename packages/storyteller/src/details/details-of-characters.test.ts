import { expect, test } from 'vitest'
import { readFigure } from '../figures/read-figure.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { detailsOfCharacters } from './details-of-characters.ts'

/** What comes along with a girl of these details. */
function alongWith(details: string): string[] {
  const mia = readFigure({ name: 'Mia', details: `7, ${details}` })
  return detailsOfCharacters([mia], { age: 'early', pages: 10 })
    .filter(({ isOfCharacter }) => !isOfCharacter)
    .map(
      ({ kind, forms, newcomer }) =>
        `${kind}: ${newcomer ? `${newcomer.name}, ${newcomer.details}` : forms.full}`,
    )
}

test.each([
  ['always carries her stuffed elephant Ellie', 'carried: stuffed elephant Ellie'],
  ['always carries a dented blue flask', 'carried: dented blue flask'],
  ['takes her blue blanket everywhere', 'carried: blue blanket'],
  ['never without her map', 'carried: map'],
  ['with her doll', 'carried: doll'],
  ['hugs a teddy', 'carried: teddy'],
  ['always has her plush fox with her', 'carried: plush fox'],
  ['her cat Mimi on her shoulder', 'newcomer: Mimi, a cat'],
  ['has a dog named Rex', 'newcomer: Rex, a dog'],
  ['with her old gray donkey Ben', 'newcomer: Ben, an old gray donkey'],
])('"%s" brings along %s', (details, along) => {
  expect(alongWith(details)).toEqual([along])
})

test.each([
  'two long braids',
  'always has her hair in a ponytail',
  'always wears a red hat',
  'loves dogs',
  'plays with her sister Ada',
  'with a big smile',
  'always has time',
])('"%s" brings nobody and nothing along', (details) => {
  expect(alongWith(details)).toEqual([])
})

interface Along {
  details: string
  word: string
  isShown: (scene: ReturnType<typeof writeStory>['pages'][number]['scene']) => boolean
}

test.each<Along>([
  {
    details: '7, always carries her stuffed elephant Ellie',
    word: 'Ellie',
    isShown: ({ figures, props }) =>
      figures.some(({ name, hold }) => name === 'Mia' && hold === 'stuffed elephant') ||
      props.includes('stuffed elephant'),
  },
  {
    details: '7, her cat Mimi on her shoulder',
    word: 'Mimi',
    isShown: ({ figures }) => figures.some(({ name }) => name === 'Mimi'),
  },
])(
  '$word is told of, and seen on at least half of the pages of whom it goes with',
  ({ details, word, isShown }) => {
    for (const ageGroup of ageGroups) {
      for (const seed of ['one', 'two', 'three']) {
        const { text, pages } = writeStory(
          aStoryRequest({ ageGroup, seed, characters: [{ name: 'Mia', details }], additionalDetails: null }),
        )
        const hers = pages.filter(({ scene }) => scene.figures.some(({ name }) => name === 'Mia'))
        expect(text).toContain(word)
        expect(hers.filter(({ scene }) => isShown(scene)).length).toBeGreaterThanOrEqual(hers.length / 2)
      }
    }
  },
)
