import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { coatColours } from '../looks/colour-words.ts'
import type { AnimalLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { alone } from '../people/figure.ts'
import { buildOf } from './build-of.ts'
import { drawAnimal } from './draw-animal.ts'

const animal = (details: string) => readLook({ name: 'Duburi', details }) as AnimalLook
const kinds = (details: string) => animal(details).marks.map(({ kind }) => kind)

test('a breed that is named in passing has its ears, its tail and the colour said of it', () => {
  const jindo = animal("Haneul's old dog, cream colored Jindo, walks slowly now")
  expect(jindo).toMatchObject({ species: 'dog', coat: coatColours.cream })
  expect(buildOf(jindo)).toMatchObject({ ears: 'pointed', tail: 'over-back' })
  expect(animal('her dog, a black labrador').coat).toBe(coatColours.black)
  expect(buildOf(animal('dog, a Shiba Inu'))).toMatchObject({ ears: 'pointed' })
  expect(animal('his cat, a siamese, steals cheese').breed).toBe('siamese')
  // A toy is sewn as all are, and no cat is a pug.
  expect(animal('stuffed dog, looks like our jindo').breed).toBeUndefined()
  expect(animal('our cat, afraid of the pug next door').breed).toBeUndefined()
})

test('beagles and terriers have patches, a tuxedo cat a white chest', () => {
  expect(animal('our beagle').spots).not.toBeNull()
  expect(animal('Jack Russell, very cheeky').spots).not.toBeNull()
  expect(kinds('tuxedo cat')).toEqual(['chest', 'socks', 'muzzle'])
})

test.each([
  'his stuffed elephant, one ear is newer than the other because mummi had to sew it back',
  'stuffed rabbit, one ear was sewn on again',
  'knitted bear, one ear is brighter than the other',
])('%s: it has two ears, one of newer cloth', (details) => {
  expect(kinds(details)).toContain('new-ear')
  expect(kinds(details)).not.toContain('one-ear')
})

test('a llama has the patches and tassels that are said', () => {
  const llama = animal('llama, brown and white patches, pink wool tassels on the ears')
  expect(llama.spots).not.toBeNull()
  expect(llama.marks.map(({ kind }) => kind)).toEqual(['ear-tassels'])
  expect(animal('grey donkey, red tassels on his ears').marks[0]?.colour).toBe('#d9493f')
})

test('a black cat is black, with eyes that are seen and the white chin that is said', () => {
  const cat = animal('our fat black cat with a white chin who steals cheese')
  expect(lightnessOf(cat.coat)).toBeLessThan(0.35)
  const colours = (look: AnimalLook) =>
    drawAnimal(look, { ...alone, pose: 'stand', turn: 0.2, face: 'happy' }).shapes.map(({ fill }) => fill)
  expect(colours(cat)).toContain('#b9c24e')
  expect(colours(animal('orange cat'))).not.toContain('#b9c24e')
  expect(cat.marks.map(({ kind }) => kind)).toContain('muzzle')
})

test.each(['biscuit coloured labrador', 'fawn greyhound', 'champagne cockapoo', 'skinny caramel street dog'])(
  '%s: its fur has the colour that fur of that name has',
  (details) => {
    const [name = ''] = /biscuit|fawn|champagne|caramel/.exec(details) ?? []
    expect(animal(details).coat).toBe(coatColours[name])
  },
)
