import { expect, test } from 'vitest'
import { describeCharacter, writeStory } from '../storyteller.ts'

test.each([
  { name: 'Tilda', details: 'A girl of seven with short red hair.' },
  { name: 'Grandpa Joe', details: 'Old, with a white beard and a walking stick.' },
  { name: 'Snowy', details: 'A small white lamb with a blue bow tie.' },
  { name: 'Alex', details: 'Nine, loves trains.' },
])('$name alone is described to the pictures as in a story about them', (character) => {
  const story = writeStory({
    ageGroup: 'Early Readers',
    focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
    characters: [character],
    additionalDetails: null,
    sceneCount: 5,
    seed: 'portrait',
    feedback: [],
    avoidPlots: [],
  })
  expect(describeCharacter(character)).toEqual(story.cast[0])
})
