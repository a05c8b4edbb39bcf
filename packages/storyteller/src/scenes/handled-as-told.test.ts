import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { describe, expect, test } from 'vitest'
import { handledAsTold } from './handled-as-told.ts'

const kitchen: SceneDescription = {
  setting: 'kitchen',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'stand', face: 'calm' },
    { name: 'Grandma Ruth', pose: 'dance', face: 'happy' },
  ],
  props: ['table'],
  action: '',
}
const shownOf = (text: string, isForToddlers = false) => {
  const { props, figures } = handledAsTold(kitchen, text, { names: ['Mia', 'Button'], isForToddlers })
  return { props, holds: figures.map(({ hold }) => hold) }
}

describe('a thing that is handled on a page (IR-80)', () => {
  test.each([
    ['Mia picked up the scissors. It was late.', 'scissors'],
    ['Nobody spoke. Mia put down her cup.', 'cup'],
    ['Mia waited. Then she carried the basket out.', 'basket'],
  ])('in "%s" is in those hands', (text, thing) => {
    expect(shownOf(text)).toEqual({ props: ['table'], holds: [thing, undefined] })
  })

  test('is there where the hands are not free', () => {
    expect(shownOf('Grandma Ruth stirred the soup.')).toEqual({
      props: ['table', 'soup'],
      holds: [undefined, undefined],
    })
  })

  test.each([
    'Mia had picked up the scissors.',
    'Mia would have liked to carry the basket.',
    '"Mia took the basket," said Grandma Ruth.',
    'Mia did not take the basket.',
    'Mia put it away, the way you put a letter in a box.',
    'Mia held Button.',
    'Mia took the umbrella stand with her.',
    'Somebody carried a basket.',
  ])('is none in "%s"', (text) => {
    expect(shownOf(text)).toEqual({ props: ['table'], holds: [undefined, undefined] })
  })
})

test('of toddlers every thing that their few sentences name is there (IR-80)', () => {
  expect(shownOf('Yum, soup! But Mia is not hungry.', true).props).toEqual(['table', 'soup'])
  expect(shownOf('Is it a hat? No.', true).props).toEqual(['table'])
  expect(shownOf('Yum, soup! But Mia is not hungry.').props).toEqual(['table'])
})
