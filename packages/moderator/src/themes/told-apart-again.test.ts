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
