import type { Setting, Weather } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { weaveStory } from '../testing/woven-lines.ts'
import { cleanDetails, readDetails } from './read-details.ts'

test.each([
  ['at the hospital', 'hospital-room', { at: 'at the hospital' }],
  ["in Grandma's caravan", 'living-room', { at: "in Grandma's caravan" }],
  ['on an aeroplane', 'living-room', { at: 'on an aeroplane' }],
  ['It all happens in a hospital.', 'hospital-room', { at: 'in a hospital' }],
  ['We are on a train to Italy.', 'living-room', { at: 'on a train to Italy' }],
  ['We are all at the zoo', 'farm', { at: 'at the zoo' }],
  ['at church', 'church-inside', { at: 'at church' }],
  ['in a vineyard', 'vineyard', { at: 'in a vineyard' }],
  ['in the mountains', 'mountain', { at: 'in the mountains' }],
  ['at the bakery', 'bakery', { at: 'at the bakery' }],
  ['in a stable', 'stable', { at: 'in a stable' }],
  ['in the temple', 'temple-court', { at: 'in the temple' }],
  ['at the sea of Galilee', 'fishing-shore', { at: 'at the sea of Galilee' }],
  ['on a boat', 'boat', { at: 'on a boat' }],
  ['at the old well', 'well', { at: 'at the old well' }],
  ['in an olive grove', 'olive-grove', { at: 'in an olive grove' }],
  ['in the bathroom', 'bathroom', { at: 'in the bathroom' }],
  ['in space', 'desert', { at: 'in space', the: 'space' }],
  ['in a castle', 'hallway', { at: 'in a castle' }],
  ['at the swimming pool', 'lake', { at: 'at the swimming pool' }],
])('"%s" is a place, and drawn as %s', (words, setting, forms) => {
  const read = readDetails(cleanDetails(words), [])
  expect(read.setting).toBe(setting)
  expect(read.details).toMatchObject([{ kind: 'place', forms }])
})

test.each<[string, Setting, Weather | undefined]>([
  [
    'First night sleeping in the tent at the beach in Gisborne, with a big wind coming off the sea.',
    'sea',
    'wind',
  ],
  ['Our first weekend by the lake', 'lake', undefined],
  ['The night in the old barn, in the rain', 'barn', 'rain'],
])('"%s" is an occasion, and the pictures show where one has it (IR-149)', (words, setting, weather) => {
  expect(readDetails(cleanDetails(words), [])).toMatchObject({ setting, ...(weather && { weather }) })
})

test.each([
  'The day he lost his bear',
  'Every day at the school somebody is unkind',
  'One day he will go to the moon',
])('"%s" moves no picture', (words) => {
  expect(readDetails(cleanDetails(words), []).setting).toBeUndefined()
})

test.each(['Mia sings well', 'Theo reads as well', 'a well-known song', 'Dad is well again'])(
  'there is no well in "%s"',
  (words) => {
    expect(readDetails(cleanDetails(words), []).setting).toBeUndefined()
  },
)

test('a country is a place with its own name', () => {
  expect(readDetails('in Mexico', []).details).toMatchObject([
    { kind: 'place', forms: { the: 'Mexico', at: 'in Mexico' } },
  ])
})

test.each([
  'Theo loves trains and mud',
  'a toy train',
  'Theo is in a wheelchair',
  'We are in the choir',
  'a red car',
])('"%s" is nowhere to be', (words) => {
  const read = readDetails(cleanDetails(words), [])
  expect(read.details.map(({ kind }) => kind)).not.toContain('place')
  expect(read.setting).not.toBe('living-room')
})

test.each(ageGroups)('%s: under a roof there is no wind, and no bird or stone', (ageGroup) => {
  const stories = Array.from({ length: 12 }, (_unused, index) =>
    weaveStory(
      aStoryRequest({
        ageGroup,
        additionalDetails: 'at the hospital',
        sceneCount: 15,
        seed: `ward ${index}`,
      }),
    ),
  )
  for (const { lines } of stories) {
    const about = lines.filter(({ text }) => text.includes('hospital'))
    expect(about.length).toBeGreaterThan(0)
    for (const { text } of about) expect(text).not.toMatch(/\b(?:wind|feather|birds?|leaf|stone|grass|sky)\b/)
  }
})

test('where the plot leaves it open, the pictures are of the nearest setting', () => {
  const { pages } = writeStory(
    aStoryRequest({ additionalDetails: 'on an aeroplane', avoidPlots: onlyPlot('one-more-place') }),
  )
  expect(pages.map(({ scene }) => scene.setting)).toContain('living-room')
})

test.each([
  'No snow please',
  'no storms, she hates rain',
  'Theo is afraid of thunder',
  'The storm took the roof last year.',
  'A new baby comes this winter',
  'do not set it at school',
])('"%s" is neither the place nor the weather of the story (IR-71)', (words) => {
  const { setting, weather, season } = readDetails(cleanDetails(words), [])
  expect({ setting, weather, season }).toEqual({})
})

test.each([
  ['Please set it at night in the forest', { setting: 'forest' }],
  ['The story should happen at the lake', { setting: 'lake' }],
  ['We are camping in the forest', { setting: 'forest' }],
  ['Saskatoon, lots of snow, outdoor rink', { weather: 'snow', season: 'winter' }],
  ['In winter, at the lake', { setting: 'lake', season: 'winter' }],
])('"%s" is where and when it happens', (words, stage) => {
  expect(readDetails(cleanDetails(words), [])).toMatchObject(stage)
})

test('in the snow no plot is told that lives on roses, tomatoes and berries, where there is another one', () => {
  const plots = Array.from({ length: 40 }, (_unused, index) =>
    writeStory(aStoryRequest({ additionalDetails: 'lots of snow', seed: `snow ${index}` })),
  ).map(({ plot }) => plot)
  for (const plot of ['hedge', 'slow-seed', 'seven-evenings', 'wrong-path']) expect(plots).not.toContain(plot)
})

test.each([
  ['It is the rainy season and it has not stopped raining for a week.', 'rain'],
  ['It hasn’t stopped snowing all week.', 'snow'],
  ['The boat comes after three weeks of rain.', 'rain'],
  ['In a village at the foot of the Andes, where it has rained for a week.', 'rain'],
  ['By the lake, it has rained for a week.', 'rain'],
  ['It never rains all day.', undefined],
  ['She is afraid of rain that never ends.', undefined],
] as const)('“%s” tells of weather that goes on: %s', (words, weather) => {
  expect(readDetails(cleanDetails(words), []).weather).toBe(weather)
})
