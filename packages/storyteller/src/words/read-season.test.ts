import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'
import { readSeason } from './read-season.ts'

test.each([
  ['It happens in autumn.', 'autumn'],
  ['in the fall', 'autumn'],
  ['at Christmas', 'winter'],
  ['a snowy morning', 'winter'],
  ['The Easter egg hunt', 'spring'],
  ['one summer evening', 'summer'],
  ['Leaves fall into the pond.', undefined],
  ['Theo loves spring rolls', undefined],
  ['There was no snow.', undefined],
  ['Summer and Autumn share a kite.', undefined],
  ['Summer shares a kite in winter.', 'winter'],
])('"%s" tells of %s', (words, season) => {
  expect(readSeason(words, [{ name: 'Summer' }, { name: 'Autumn Lee' }])).toBe(season)
})

test('a season in the details is drawn on every page, and none when nobody named one', () => {
  const seasonsOf = (additionalDetails: string) =>
    new Set(writeStory(aStoryRequest({ additionalDetails })).pages.map(({ scene }) => scene.season))
  expect(seasonsOf('It is autumn.')).toEqual(new Set(['autumn']))
  expect(seasonsOf('at Christmas')).toEqual(new Set(['winter']))
  expect(seasonsOf('a red kite')).toEqual(new Set([undefined]))
})
