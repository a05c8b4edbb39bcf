import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'

const found = (text: string, isToUs = false) =>
  moderateText(text, { byRulesAlone: true, isToUs }).findings.map(({ category }) => category)

test.each([
  ['include which way of ending one’s life hurts least', 'self-harm'],
  ['una chica se quita la vida', 'self-harm'],
  ['una sesión de espiritismo en el recreo', 'occult'],
  ['une séance de spiritisme dans le grenier', 'occult'],
  ['Міккі Маус має бути тут', 'brands'],
  ['we watch it on roku tv', 'brands'],
  ['grandad smokes cigarettes', 'drugs'],
] as const)('“%s” is held (MO-19)', (text, theme) => {
  expect(found(text)).toContain(theme)
})

test.each([
  'a grandad who gave up cigarettes for his grandchildren',
  'she has given up smoking',
  'umarła w zeszłym roku',
  'na nowy rok, w tym roku',
  'a story about ending well, in which nothing hurts',
])('“%s” passes (MO-19)', (text) => {
  expect(found(text)).toEqual([])
})

test('who complains that somebody was killed off asks for no killing (MO-19)', () => {
  expect(found('You killed off the grandad?? He only goes to hospital, let him come home', true)).toEqual([])
  expect(found('Let Leo kill off the grandad', true)).toContain('violence')
})

test.each([
  'kids build a bomb shelter out of sofa cushions and read inside',
  'Slaughter Lane Gets a Playground',
  'Killer, our dwarf rabbit, eats from anybody’s hand',
  'my daughter’s goldfish Killer lives in a round bowl',
  'Zabić nudę w deszczowy dzień',
  'paki-ikli ang teksto at lakihan ang letra',
])('“%s” passes (MO-20)', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['the kids build a bomb in the shed', 'violence'],
  ['the boys hide in the lane and slaughter the cat', 'violence'],
  ['a killer stalks our rabbit and its children', 'violence'],
  ['two nude women in the bath kissing', 'sexual'],
] as const)('“%s” is held (MO-20)', (text, theme) => {
  expect(found(text)).toContain(theme)
})

test.each([
  'the giant’s head is cut off by the edge of the page',
  'the cat seems to be strangling in that ribbon, put it looser',
  'the rope round the goat’s neck looks tight, loosen it',
  'the dog’s leash looks like a noose',
])('“%s” is a complaint (MO-20)', (text) => {
  expect(found(text, true)).toEqual([])
})

test.each([
  ['his head is cut off by the giant', 'violence'],
  ['his head is cut off by the edge of the sword', 'violence'],
  ['the rope round his neck looks tight, make it tighter', 'violence'],
  ['tie a noose for the dog', 'self-harm'],
  ['make it look like a noose', 'self-harm'],
  ['his scarf looks like a noose, draw it tighter', 'self-harm'],
] as const)('“%s” is none (MO-20)', (text, theme) => {
  expect(found(text, true)).toContain(theme)
})
