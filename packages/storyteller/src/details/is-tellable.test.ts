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
  ["make the teacher's name Madam Adjoa. rainy season", /madam adjoa|(?:a|the) rainy season/],
  ['he finally did it: swam 25m without armbands', /swam 25m/],
  ['fghj blip 77 lkkk zzzap nnn', /lkkk|zzzap/],
  ['he has contact on wednesdays', /contact/],
  ['he carries the 5 litre', /5 litre/],
  ['The last book was gorgeous, my mother cried. The verse is Isaiah 43:1.', /gorgeous|isaiah/],
  ['The chair is not the topic. Nobody is the bad guy.', /topic|bad guy/],
  ['I cried in the car. We tried everything with the pacifier.', /cried in the car|pacifier/],
  ['They sold the farm', /sold the farm/],
  ['We lost our baby, Theo’s little brother Ifan, in the spring', /ifan/],
  ['His granddad died in the spring. His name was Wim and he kept pigeons.', /was wim|kept pigeons/],
  ['His cousin rides horses. She is waiting for Theo to come by himself', /waited for theo|wait for theo/],
  ['He puts a biscuit there each evening and mentions this hourly', /biscuit there|this hourly/],
  ['He likes minecraft and farts tbh', /a minecraft|tbh/],
  ['Si Lola Caring ang nag-aalaga kay Theo', /nag-aalaga/],
  ['Theo shares with a girl in his class that have no food', /that have no food/],
  ['ends with tea', /ended with tea|ends with tea/],
  ['Theo hates everyone', /an everyone/],
  [
    'All eleven cousins coming in matching green. Heart operation is on the 14th.',
    /cousins was|operation was on/,
  ],
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
