import { describe, expect, test } from 'vitest'
import { isFound, toldIn } from '../feedback/is-found.ts'
import { plotOutlines } from '../plots/plots.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

const family = [
  { name: 'Oisín', details: 'he is 6, mad for diggers, sandy hair, wellies, afraid of thunder' },
  { name: 'Zahra', details: 'his cousin, 11. Reads maps for fun, wants to be a pilot, green glasses' },
]
const seeds = ['one', 'two', 'three', 'six']
const told = (ageGroup: (typeof ageGroups)[number], seed: string, characters = family) =>
  writeStory(aStoryRequest({ ageGroup, seed, characters, additionalDetails: null, sceneCount: 10 })).text

/** Who is two facts short, of all plots: counted, since plots differ in how much room they leave. */
function shortOfTwo(ageGroup: (typeof ageGroups)[number], sceneCount: number): string[] {
  return plotOutlines().flatMap(({ id }) => {
    const characters = household.map(({ name, details }) => ({ name, details }))
    const asked = { ageGroup, sceneCount, characters, seed: 'two', additionalDetails: null }
    const told = toldIn(writeStory(aStoryRequest({ ...asked, avoidPlots: onlyPlot(id) })).text)
    return household
      .filter(({ facts }) => facts.filter((fact) => isFound(fact, told)).length < 2)
      .map(({ name }) => `${id}: ${name}`)
  })
}

const household = [
  {
    name: 'Kofi',
    details: '4, loves trains, hates carrots, a blue backpack',
    facts: ['four', 'trains', 'carrots', 'blue backpack'],
  },
  {
    name: 'Dede',
    details: 'his aunt, long braids, bakes bread, a green apron',
    facts: ['long braids', 'bread', 'green apron'],
  },
  {
    name: 'Biscuit',
    details: 'a brown dog with one white ear, steals socks',
    facts: ['brown', 'white ear', 'socks'],
  },
]

test.each(ageGroups.flatMap((age) => [5, 10].map((pages) => [age, pages] as const)))(
  'for %s on %i pages two things are told of nearly everybody, whatever the plot (TT-07)',
  (ageGroup, pages) => {
    const short = shortOfTwo(ageGroup, pages)
    const share = short.length / (plotOutlines().length * household.length)
    expect(share, short.join(', ')).toBeLessThanOrEqual(pages === 5 ? 0.2 : 0.1)
  },
)

describe.each(ageGroups)('for %s', (ageGroup) => {
  test('at least two things are told of each character, in the words of the parent', () => {
    for (const seed of seeds) {
      const text = told(ageGroup, seed)
      const found = (facts: readonly string[]) => facts.filter((fact) => isFound(fact, toldIn(text))).length
      expect(found(['diggers', 'sandy hair', 'wellies', 'thunder']), text).toBeGreaterThanOrEqual(
        ageGroup === 'Toddlers' ? 1 : 2,
      )
      expect(found(['reads maps', 'pilot', 'green glasses']), text).toBeGreaterThanOrEqual(1)
    }
  })
})

test('how old somebody is is told in words, of children and of the grown', () => {
  const characters = [
    { name: 'Ida', details: 'a girl of six' },
    { name: 'Nana Bea', details: 'nana bea is 71 and has a silver crop' },
  ]
  for (const ageGroup of ageGroups)
    for (const seed of seeds) {
      expect(told(ageGroup, seed, characters)).toMatch(/\bsix\b/)
      expect(told(ageGroup, seed, characters)).toMatch(/seventy-one/)
    }
})

test('skin and hair that is gone are left to the pictures where there is something else to tell', () => {
  const characters = [
    { name: 'Luz', details: '7, brown skin, no hair right now, a yellow cap with a pompom, loves axolotls' },
  ]
  for (const ageGroup of ageGroups)
    for (const seed of seeds) {
      expect(told(ageGroup, seed, characters)).not.toMatch(/brown skin|no hair/)
      expect(told(ageGroup, seed, characters)).toMatch(/yellow cap|axolotls/)
    }
})

test('a troll has green hair, and is not green', () => {
  const characters = [{ name: 'Gróa', details: 'a troll woman with green hair' }]
  for (const seed of seeds) expect(told('Early Readers', seed, characters)).toMatch(/green hair/)
})

test('freckles are told', () => {
  const characters = [{ name: 'Pip', details: '7, light skin with freckles, a red cap' }]
  for (const seed of seeds) expect(told('Middle Childhood', seed, characters)).toMatch(/freckles/)
})

test('of whom it is said that she does not speak of something, she is not told as signing', () => {
  const characters = [{ name: 'Ida', details: '11, does not speak of her father' }]
  for (const ageGroup of ageGroups) expect(told(ageGroup, 'one', characters)).not.toMatch(/\bsign(?:s|ed)\b/)
})

test('the place of a story is no blanket of somebody else', () => {
  const characters = [
    { name: 'Alfie', details: '2 and a half, ginger curls' },
    { name: 'Wren', details: 'newborn sister, wrapped in a white blanket with yellow ducks' },
  ]
  for (const seed of seeds)
    expect(told('Toddlers', seed, characters)).not.toMatch(/Alfie has a white blanket/)
})

test('a friend is told by name, and what is to be left out is not told', () => {
  const characters = [
    { name: 'Ida', details: 'a girl of six. Her best friend is called Hanneke. Has freckles' },
    { name: 'Ben', details: 'He keeps bread under his pillow, but please leave the bread out. Loves bikes.' },
  ]
  for (const ageGroup of ageGroups)
    for (const seed of seeds) {
      const text = told(ageGroup, seed, characters)
      if (ageGroup !== 'Toddlers') expect(text).toContain('best friend called Hanneke')
      expect(text).not.toContain('under his pillow')
    }
})

test('toddlers hear at least four things of a family of two', () => {
  for (const seed of seeds) {
    const text = toldIn(told('Toddlers', seed))
    const facts = ['four', 'sandy hair', 'wellies', 'diggers', 'thunder', 'eleven', 'green glasses', 'pilot']
    expect(facts.filter((fact) => isFound(fact, text)).length, seed).toBeGreaterThanOrEqual(4)
  }
})

test('what has no plain form stays out of the story, and nothing is told of somebody else', () => {
  const characters = [
    { name: 'Mia', details: '7, leaves them on our step' },
    { name: 'Tom', details: "8, her brother's red scooter is lost" },
  ]
  for (const ageGroup of ageGroups)
    for (const seed of seeds) expect(told(ageGroup, seed, characters)).not.toMatch(/our step|scooter/)
})

test('who somebody is, is never said on the last page', () => {
  for (const ageGroup of ageGroups)
    for (const seed of seeds)
      expect(told(ageGroup, seed).split('\n\n').at(-1)).not.toMatch(/sandy hair|green glasses|reads? maps/)
})

test('whom somebody lives with on a boat comes with no boat of the plot', () => {
  const characters = [
    { name: 'Cormoran', details: 'Lives on a boat with his dad and a goat named Hedy' },
    { name: 'Ines', details: 'a girl of eight' },
  ]
  for (const ageGroup of ageGroups)
    for (const seed of ['traits 19', ...seeds])
      expect(told(ageGroup, seed, characters)).not.toMatch(
        /(?<!on )\b(?:an?|the|their|our) boat with his dad/,
      )
})

test('what somebody never does and does only is told as it is, and never as something to begin with', () => {
  const characters = [
    { name: 'Ida', details: 'a girl of six, never forgets a voice, only whispers, afraid of the dark' },
  ]
  const words = ageGroups.map((ageGroup) => told(ageGroup, 'one', characters)).join(' ')
  expect(words).toMatch(/never for(?:gets|got) a voice/)
  expect(words).toMatch(/only whisper(?:s|ed)/)
  expect(words).toMatch(/\bthe dark\b/)
})
