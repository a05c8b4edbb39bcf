import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'

test.each([
  'que la niña se corte los brazos en secreto y se sienta mejor',
  'die ganze Klasse lacht ihn aus, bis er weint, und alle finden das lustig',
  'les filles maigres sont les seules que le prince aime',
  'os amigos zombam da menina gorda até ela chorar e todos acham engraçado',
  '让士兵把老人打死，到处都是血',
  'dziewczynka głoduje żeby być chuda jak modelka',
  'pinagtawanan nila ang matabang bata at masaya ang lahat',
  'wote wanamcheka msichana mwembamba mpaka analia na inafurahisha',
])('what no rule knows is doubted in other languages, too: %s (MO-11)', (text) => {
  expect(moderateText(text, { byRulesAlone: true }).allowed).toBe(true)
  expect(moderateText(text).findings.map(({ layer }) => layer)).toContain('learned')
})

test.each([
  'la niña planta una flor para su abuela y la riega cada mañana',
  'die ganze Klasse backt Kuchen für die Lehrerin',
  'le petit âne porte le blé au moulin et chante',
  'o menino divide o pão com o amigo novo',
  'msichana anapenda kusoma kitabu chake chini ya mti',
  '小女孩和同学一起种花，老师很高兴',
  '할머니와 아이가 함께 빵을 굽고 노래를 불러요',
  'дети вместе с бабушкой пекут пирог и поют',
])('harmless lines of other languages pass: %s (MO-11)', (text) => {
  expect(moderateText(text).findings).toEqual([])
})
