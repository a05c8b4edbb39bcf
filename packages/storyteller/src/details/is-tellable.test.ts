import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'

const tell = (additionalDetails: string, ageGroup: (typeof ageGroups)[number]) =>
  writeStory(aStoryRequest({ additionalDetails, ageGroup })).text.toLowerCase()

test.each([
  ['pls make him LOSE at something and be ok with it', /pls|ok with it|lose at something/],
  ['my tatay caught a fish before and it pulled him in the water hahaha', /tatay|hahaha/],
  ['lost first tooth in a nectarine. swallowed. fairy came anyway', /swallowed|fairy came anyway/],
  ['short sentences please he reads it himself', /sentences please|reads it himself/],
  ['Keep it under five minutes to read, I am begging', /minutes to read|begging/],
  ['El niño tiene que encontrar el tren perdido, por favor', /niño|por favor/],
  ['Theo was born asleep in January', /born asleep/],
  ['I want a story where she is allowed to be sad', /allowed to be sad|wanted a story/],
  ['I would like that he goes in the water in the story', /goes in the water|went in the water/],
  ['We are the family of Ruth, and they are neighbours also', /the family of|neighbours also/],
  ['He wants to quit', /to quit/],
  ['Blizzard, the power goes out.', /blizzard, the power/],
  ['whatever you did last time was perfect, same again but on a train', /whatever you did|same again/],
])('"%s" is never put into a sentence as it stands', (details, nonsense) => {
  for (const ageGroup of ageGroups) expect(tell(details, ageGroup)).not.toMatch(nonsense)
})

test.each([
  ['A picnic in the garden with bananas.', /picnic/],
  ['Theo is afraid because the trains are loud.', /trains/],
  ['A treasure map and a football match on Saturday', /treasure map/],
  ['Grandma Rosa bakes bread every Saturday', /bread/],
  ['It all happens in a stable', /stable/],
])('"%s" is sound, and told', (details, words) => {
  for (const ageGroup of ageGroups) expect(tell(details, ageGroup)).toMatch(words)
})
