import { describe, expect, test } from 'vitest'
import { isFound, toldIn } from '../feedback/is-found.ts'
import { readFigure } from '../figures/read-figure.ts'
import { writeStory } from '../storyteller.ts'
import { parentsDetails } from '../testing/parents-details.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { cleanDetails, readDetails } from './read-details.ts'

const known = [
  readFigure({ name: 'Theo', details: '5 years old' }),
  readFigure({ name: 'Grandma Rosa', details: 'flowery apron' }),
  readFigure({ name: 'Biscuit', details: 'a little brown dog' }),
]

const operationsIn = (words: string) => read(words).sentences.flatMap(({ operations }) => operations)

function read(words: string) {
  return readDetails(cleanDetails(words), known)
}

test.each([
  ['A windy day by the river', 'day', { a: 'a windy day by the river' }],
  ['rainy afternoon', 'day', { a: 'a rainy afternoon' }],
  ['A red kite', 'thing', { a: 'a red kite', the: 'the kite' }],
  ['bananas', 'food', { a: 'bananas', the: 'the bananas', they: 'they' }],
  ['An hour of honey cake', 'thing', { a: 'an hour of honey cake' }],
  ['a unicorn', 'liking', { a: 'a unicorn' }],
  ['Every summer there is a raft race on our river.', 'event', { a: 'the summer raft race on the river' }],
  ['Set it in the forest behind our house', 'place', { at: 'in the forest behind the house' }],
  ['We live near the sea.', 'place', { at: 'near the sea' }],
  ['It is snowing.', 'weather', { a: 'snow' }],
  ['Grandma has a blue teapot', 'thing', { a: "Grandma Rosa's blue teapot", the: "Grandma Rosa's teapot" }],
  ['He is scared of the dark.', 'fear', { a: 'the dark' }],
  ['Theo has to read in church', 'duty', { base: 'read in church', ing: 'reading in church' }],
  ['Theo starts school next week', 'duty', { base: 'start school next week' }],
  ['He hates broccoli', 'dislike', { a: 'broccoli' }],
  ['Theo plays the violin', 'pastime', { past: 'played the violin' }],
  ['He hums when he is nervous', 'habit', { past: 'hummed when nervous' }],
  ['He wants to be an astronaut', 'dream', { base: 'be an astronaut' }],
  ['He dreams of flying', 'dream', { base: 'fly' }],
  ['Theo prays every night', 'devotion', { state: 'prayed every night' }],
  ['Theo loves Jesus', 'devotion', { state: 'loved Jesus' }],
  ['He has red curly hair', 'state', { state: 'had red curly hair' }],
  ['Theo has asthma', 'state', { state: 'had asthma' }],
  ['He is good at math', 'state', { state: 'was good at math' }],
  [
    'Theo is jealous because everybody only looks at the baby',
    'state',
    {
      now: 'is jealous because everybody only looks at the baby',
      state: 'was jealous because everybody only looked at the baby',
    },
  ],
  ['It is Christmas night.', 'feast', { past: 'it was Christmas night' }],
  ['Theo does not want to leave his friends', 'state', { state: "didn't want to leave {who.their} friends" }],
  [
    'Theo lives with his aunt because his mom works abroad',
    'state',
    { state: 'lived with {who.their} aunt because {who.their} mom worked abroad' },
  ],
  [
    'A big storm destroyed the treehouse that they built with Grandpa.',
    'news',
    { past: 'a big storm destroyed the treehouse that they built with Grandpa' },
  ],
  ['Please mention that Jesus loves all children', 'truth', { past: 'Jesus loves all children' }],
  ['Theo is sad that Grandpa is ill', 'state', { state: 'was sad that Grandpa was ill' }],
  [
    'Theo is afraid because the trains are loud',
    'state',
    { state: 'was afraid because the trains were loud' },
  ],
  ['Theo is shy when nobody knows his name', 'state', { state: 'was shy when nobody knew {who.their} name' }],
  ['theo likes to build towers', 'liking', { a: 'building towers' }],
  ['Biscuit steals socks', 'habit', { present: 'steals socks', past: 'stole socks' }],
  ['Theo takes a stuffed elephant everywhere', 'carried', { own: '{who.their} stuffed elephant' }],
  ['He always carries his blue flask', 'carried', { own: '{who.their} blue flask', the: 'the flask' }],
  [
    'Theo lost his first tooth yesterday',
    'happened',
    { past: 'lost {who.their} first tooth', when: 'just one day earlier' },
  ],
  ['Theo lost his first tooth', 'happened', { past: 'lost {who.their} first tooth' }],
  ['Theo never gives up!', 'state', { state: 'never gave up' }],
  ['We are going to the lake on Saturday', 'event', { a: 'the trip to the lake on Saturday' }],
  ['Theo is going to the dentist tomorrow', 'event', { a: 'the visit to the dentist' }],
  [
    'They go to the zoo with Grandma on Sunday',
    'event',
    { a: 'the visit to the zoo with Grandma on Sunday' },
  ],
  [
    'We are flying to Texas in a plane',
    'event',
    { a: 'the trip to Texas in a plane', the: 'the trip to Texas' },
  ],
  ['Theo is going to sing in church', 'duty', { base: 'sing in church' }],
  ['The old mill has no roof.', 'fact', { past: 'the old mill had no roof' }],
])('"%s" is a %s', (words, kind, forms) => {
  expect(read(words).details[0]).toMatchObject({ kind, forms })
})

test.each([
  ['They live on a small island and the ice is melting.', ['place', 'fact'], 'the ice was melting'],
  ['Theo goes camping and a bear eats the sandwiches.', ['pastime', 'news'], 'a bear ate the sandwiches'],
  ['Theo has to wear an eye patch and the other kids laugh', ['duty', 'fact'], 'the other kids laughed'],
])('two sentences in one are two: "%s"', (words, kinds, second) => {
  const { details } = read(words)
  expect(details.map(({ kind }) => kind)).toEqual(kinds)
  expect(details[1]?.forms.past).toBe(second)
})

test.each([
  'a dragon who lost his fire',
  'a kite shaped like a fish',
  'a boat and a bucket made of tin',
  'the old dog and the new puppy',
])('"%s" is no sentence', (words) => {
  expect(read(words).details.map(({ kind }) => kind)).not.toContain('news')
  expect(read(words).details.map(({ kind }) => kind)).not.toContain('fact')
})

test('a list is taken apart, two sentences in one are two, and a pronoun goes back to whoever was named', () => {
  expect(read('dinosaurs, trucks, pizza').details).toHaveLength(3)
  expect(
    read('Grandma Rosa bakes bread every Saturday, and Theo helps').details.map(({ about }) => about),
  ).toEqual(['Grandma Rosa', 'Theo'])
  expect(read('Grandma Rosa is tired. She loves tea.').details.map(({ about }) => about)).toEqual([
    'Grandma Rosa',
    'Grandma Rosa',
  ])
})

test('what is brought along on a trip is a detail of its own', () => {
  expect(read('We are going to the lake on Saturday with a red kite.').details).toMatchObject([
    { kind: 'event', forms: { a: 'the trip to the lake on Saturday' } },
    { kind: 'thing', forms: { a: 'a red kite' } },
  ])
  expect(read('A teapot with three painted birds').details).toHaveLength(1)
  expect(read('We live in the house with a red door').details).toHaveLength(1)
})

test('a named animal or person joins the cast, is met and is drawn', () => {
  const story = writeStory(
    aStoryRequest({ additionalDetails: 'Please include our cat Muffin who sleeps on the piano.' }),
  )
  expect(story.text).toContain('Muffin')
  expect(story.cast.find(({ name }) => name === 'Muffin')?.details).toContain('cat')
  expect(story.pages.some(({ scene }) => scene.figures.some(({ name }) => name === 'Muffin'))).toBe(true)
})

test.each([
  ['make it funny please', { kind: 'tone', tone: 'funnier', wanted: true }],
  ['Not too scary!', { kind: 'tone', tone: 'calmer', wanted: true }],
  ['A bedtime story, please', { kind: 'tone', tone: 'bedtime', wanted: true }],
  ['Please keep it short and simple', { kind: 'length', by: 0.75, where: 'everywhere' }],
])('"%s" is about the telling, and nobody in the story says it', (words, operation) => {
  expect(operationsIn(words)).toContainEqual(operation)
  expect(read(words).details).toEqual([])
})

test.each(['She is shy and calm', 'Theo is funny', 'He has short hair and a long coat'])(
  '"%s" is about somebody',
  (words) => {
    expect(operationsIn(words)).toEqual([])
  },
)

describe.each(ageGroups)('told to %s', (ageGroup) => {
  test.each(parentsDetails)('"%s" can be found again', (additionalDetails) => {
    for (const seed of ['one', 'two']) {
      const { text } = writeStory(aStoryRequest({ ageGroup, additionalDetails, seed }))
      for (const { words } of read(additionalDetails).details)
        expect(isFound(words, toldIn(text)), `${words} in:\n${text}`).toBe(true)
    }
  })
})

test('a detail comes back: planted early, met again near the end, and mostly in between', () => {
  const met = Array.from({ length: 12 }, (_unused, index) => {
    const wish = { additionalDetails: 'A red kite', sceneCount: 15, seed: `kite ${index}` }
    const { pages } = writeStory(aStoryRequest(wish))
    return pages.flatMap(({ text }, page) => (text.includes('kite') ? [page] : []))
  })
  for (const pages of met) {
    expect(pages[0]).toBeLessThan(5)
    expect(pages.at(-1)).toBeGreaterThanOrEqual(10)
  }
  expect(met.filter((pages) => pages.length >= 3).length).toBeGreaterThanOrEqual(6)
})

test('what befell the kin of somebody is news, and not good to know', () => {
  expect(read("Theo's father lost his job").details[0]).toMatchObject({
    kind: 'news',
    forms: { past: "Theo's father lost his job" },
  })
})

test.each(ageGroups)(
  'a day is where a story of %s begins, and nobody says a smell aloud (CR-50)',
  (ageGroup) => {
    const told = (additionalDetails: string) =>
      writeStory(aStoryRequest({ ageGroup, additionalDetails })).text
    expect(told('A windy day by the river')).toMatch(/(?:is|was|on) a windy day by the river\b/)
    expect(told('The smell of cinnamon')).not.toMatch(/smell of cinnamon/i)
  },
)
