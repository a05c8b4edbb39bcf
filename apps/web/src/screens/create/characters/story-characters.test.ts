import { expect, test } from 'vitest'
import { addToStory, isFull, replaceInStory } from './story-characters.ts'

const amara = { name: 'Amara', details: 'Two long braids.' }
const ben = { name: 'Ben', details: 'Curly red hair.' }
const named = (name: string) => ({ name, details: 'Someone of the family.' })

test('a new character comes last', () => {
  expect(addToStory([amara], ben)).toEqual({ characters: [amara, ben] })
})

test('the same name and details again is refused, blanks around them or not', () => {
  const refusal = { refusal: 'Character "Amara" is already in your story.' }
  expect(addToStory([amara], amara)).toEqual(refusal)
  expect(addToStory([{ name: ' Amara', details: 'Two long braids. ' }], amara)).toEqual(refusal)
})

test('the same name with other details is another character, and so is other case', () => {
  expect(addToStory([amara], { ...amara, details: 'Grown up now.' })).toHaveProperty('characters')
  expect(addToStory([amara], { ...amara, name: 'amara' })).toHaveProperty('characters')
})

test('the fourth character fills the story, a fifth is refused', () => {
  const three = [named('One'), named('Two'), named('Three')]
  expect(isFull(three)).toBe(false)
  const four = [...three, named('Four')]
  expect(isFull(four)).toBe(true)
  expect(addToStory(four, amara)).toEqual({
    refusal: 'You can add a maximum of 4 characters to a story.',
  })
})

test('a changed character takes its old place, unless that makes two equal', () => {
  const older = { ...amara, details: 'Three long braids.' }
  expect(replaceInStory([amara, ben], 0, older)).toEqual({ characters: [older, ben] })
  expect(replaceInStory([amara, ben], 0, amara)).toEqual({ characters: [amara, ben] })
  expect(replaceInStory([amara, ben], 1, amara)).toEqual({
    refusal: 'Character "Amara" is already in your story.',
  })
})

test('a saved character brings nothing but name and details', () => {
  const saved = { characterId: '7', ...ben }
  expect(addToStory([], saved)).toEqual({ characters: [ben] })
})
