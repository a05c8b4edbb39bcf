import { expect, test } from 'vitest'
import { onlyPlot } from '../testing/story-requests.ts'
import { tellAgain } from '../testing/tell-again.ts'

test('somebody who is to be met more often is met on more pages', () => {
  const pagesWith = (feedback: string[]) =>
    tellAgain(feedback).pages.filter(({ text }) => text.includes('Biscuit')).length
  expect(pagesWith(['Biscuit should be in every scene'])).toBeGreaterThan(pagesWith([]))
})

test.each([
  ['Grandma Rosa', 'Ruža'],
  ['Old Henk', 'Łukasz'],
  ['Mrs Okafor', 'Ngozi'],
])('%s, who is to be called %s, is as grown-up as before', (name, to) => {
  const characters = [
    { name: 'Theo', details: '5 years old' },
    { name, details: 'bakes bread' },
  ]
  const { cast } = tellAgain([`${name} should be called ${to}`], { characters })
  expect(cast.find((one) => one.name === to)?.grown).toBe(true)
})

test('a dog who is to be a cat keeps the name and is drawn as a cat', () => {
  const after = tellAgain(['make the dog a cat'])
  expect(after.cast.find(({ name }) => name === 'Biscuit')?.details).toBe('a cat')
})

test.each([
  ['Add a monkey called Coco', 'Coco', 'monkey'],
  ['Please add a swan named Odette', 'Odette', 'swan'],
  ['add a bee named Buzz', 'Buzz', 'bee'],
])('"%s" brings %s, a %s', (wish, name, animal) => {
  const details = tellAgain([wish]).cast.find((one) => one.name === name)?.details
  expect(details).toContain(animal)
})

test('a butterfly without a name is nobody of the story', () => {
  const names = ({ cast }: ReturnType<typeof tellAgain>) => cast.map(({ name }) => name)
  expect(names(tellAgain(['Add a butterfly']))).toEqual(names(tellAgain([])))
})

test('one of the people of the plot can be renamed, too', () => {
  const alone = {
    characters: [{ name: 'Theo', details: '5 years old' }],
    avoidPlots: onlyPlot('one-more-place'),
  }
  const own = tellAgain([], alone).cast.find(({ name }) => name !== 'Theo')?.name ?? ''
  const after = tellAgain([`Rename ${own} to Zelda`], alone)
  expect(own).toMatch(/^Mrs?\. /)
  expect(after.text).toContain('Zelda')
  expect(after.text).not.toContain(own)
})
