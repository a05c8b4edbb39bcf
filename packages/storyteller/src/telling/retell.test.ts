import { expect, test } from 'vitest'
import type { AgeGroup, StoryRequest } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'

const ages: readonly AgeGroup[] = ['Toddlers', 'Early Readers', 'Middle Childhood', 'Pre-Teens']

const families: StoryRequest['characters'][] = [
  [{ name: 'Ada', details: 'A curious girl of six with curly red hair.' }],
  [
    { name: 'Theo', details: 'A boy of five who loves trains.' },
    { name: 'Biscuit', details: 'A small brown dog.' },
  ],
  [
    { name: 'Mia', details: 'A girl of eight in a wheelchair.' },
    { name: 'Grandpa Joe', details: 'Her grandfather with a white beard.' },
    { name: 'Pip', details: 'A baby.' },
  ],
]

/** Each age for each other one, with 5, 10 and 15 pictures, and what became of it. */
function editions() {
  return ages.flatMap((ageGroup) =>
    ages
      .filter((other) => other !== ageGroup)
      .flatMap((other) =>
        [5, 10, 15].map((sceneCount, turn) => {
          const characters = families[turn] ?? []
          const request = aStoryRequest({ ageGroup, sceneCount, characters, seed: `${ageGroup}/${other}` })
          const first = writeStory(request)
          const scenes = first.pages.map(({ scene }) => scene)
          const retold = { ageGroup, plot: first.plot, scenes }
          return { first, second: writeStory({ ...request, ageGroup: other, retold }) }
        }),
      ),
  )
}

type Told = ReturnType<typeof writeStory>

const namesOf = ({ cast }: Told): string[] => cast.map(({ name }) => name).toSorted()

/** Who is in one picture of an edition at most: who came by at the end may be somebody else for another age. */
function passingIn(...told: readonly Told[]): Set<string> {
  const isPassing = (name: string) =>
    told.some(
      ({ pages }) =>
        pages.filter(({ scene }) => scene.figures.some((figure) => figure.name === name)).length < 2,
    )
  return new Set(told.flatMap(namesOf).filter(isPassing))
}

test('a story that is told for another age keeps its plot, its people, its lesson and its pages (ED-02)', {
  timeout: 120_000,
}, () => {
  const told = editions()
  for (const { first, second } of told) {
    expect(second.plot).toBe(first.plot)
    expect(second.moralMessage).toBe(first.moralMessage)
    const passing = passingIn(first, second)
    expect(namesOf(second).filter((name) => !passing.has(name))).toEqual(
      namesOf(first).filter((name) => !passing.has(name)),
    )
    expect(second.pages.map(({ text }) => text.trim() === '')).toEqual(first.pages.map(() => false))
    expect(second.text).not.toBe(first.text)
  }
  // A page told at another place than its picture shows is what a parent's own words brought along, and is rare.
  const pages = told.flatMap(({ first, second }) =>
    second.pages.map(({ scene }, page) => scene.setting === first.pages[page]?.scene.setting),
  )
  expect(pages.filter(Boolean).length / pages.length).toBeGreaterThan(0.95)
})
