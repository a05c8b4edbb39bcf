import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'

const themesDeclined = (text: string) =>
  moderateText(text, { byRulesAlone: true }).findings.map(({ category }) => category)

test.each([
  'Zofia, ul. Lipowa 8 m. 4',
  'Luca abita in via Garibaldi 12',
  'elle habite rue des Roses 5',
  'mora na Rua das Palmeiras, 12',
  'Elsa bor på Björkvägen 22',
  'Herr Max Muster, Gasse 5',
  'ул. Садовая, д. 5, кв. 12',
  'вул. Лісова 5',
  'Jalan Melati No. 5',
  '서울시 강남구 개나리로 12',
  '住在花园路5号',
  'she lives at 17 Harbour View',
  'Mia, class 2b, Oak Leaf School',
  'Put Lake Side Academy, Room 12 on the bag',
  'our neighbour Mr Paul Sample has cancer',
  'he logs in with foxkid12',
])('where somebody is found is declined as each country writes it: %s (MO-17)', (text) => {
  expect(themesDeclined(text)).toContain('personal-data')
})

test.each([
  'They travelled via Rome for 12 days.',
  'The street of the seven lamps is long.',
  'Class 3 sings at Sunday School.',
  'улица была длинной, и было 5 фонарей',
  'Our neighbour has a cat called Mr Paws.',
  'Ruth, chapter 2, for class 4',
  'the robot enters room12',
])('a place of a tale passes: %s (MO-17)', (text) => {
  expect(themesDeclined(text)).toEqual([])
})
