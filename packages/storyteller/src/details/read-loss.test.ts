import { describe, expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'

const zoe = [
  { name: 'Zoe', details: '10, loves jokes' },
  { name: 'Mia', details: 'his baby sister, 2 years old, pink rabbit' },
]

describe.each(ageGroups)('told to %s', (ageGroup) => {
  test('a dog that has died is told of, and does not come along', () => {
    const { text, cast } = writeStory(
      aStoryRequest({ ageGroup, characters: zoe, additionalDetails: 'Our dog Pepper died last year.' }),
    )
    expect(cast.map(({ name }) => name)).not.toContain('Pepper')
    expect(text).toMatch(/dog Pepper died last year/)
  })

  test('what the parent asks not to be mentioned is not', () => {
    const { text } = writeStory(
      aStoryRequest({
        ageGroup,
        characters: zoe,
        additionalDetails: 'Our dog Pepper died last year, please do not mention dogs. We love the sea.',
      }),
    )
    expect(text).not.toMatch(/Pepper|mention dogs/)
    expect(text).toMatch(/sea/)
  })

  test('nor where the asking stands in the same sentence', () => {
    const { text } = writeStory(
      aStoryRequest({
        ageGroup,
        characters: zoe,
        additionalDetails: 'Zoe’s dog Pepper died last week, so please don’t mention dogs.',
      }),
    )
    expect(text).not.toMatch(/Pepper|mention dogs/)
  })

  test('a little sister who has a rabbit is a child', () => {
    const { text } = writeStory(aStoryRequest({ ageGroup, characters: zoe, additionalDetails: null }))
    expect(text).toContain('Mia')
    expect(text).not.toContain('Mia the rabbit')
  })
})
