import { expect, test } from 'vitest'
import { listenToCharacter } from '../listener.ts'

const heard = (details: string, name = 'Nour') => {
  const { facts, otherLanguage } = listenToCharacter({ name, details })
  return {
    language: otherLanguage,
    years: facts.find((fact) => fact.kind === 'age')?.years,
    pronoun: facts.find((fact) => fact.kind === 'pronoun')?.pronoun,
  }
}

test.each([
  ['Mi hija tiene seis años, el pelo largo y negro, y le encanta bailar con su abuela.', 'Spanish', 6, 'she'],
  [
    'Tiene 4 años, pelo rizado y negro, usa silla de ruedas roja y le encanta el mango.',
    'Spanish',
    4,
    undefined,
  ],
  ['Elle a 6 ans et demi, deux tresses, une robe en wax orange. Timide à l’école.', 'French', 6.5, 'she'],
  [
    'Lotte ist 5, hat blonde Zöpfe und eine Brille mit Pflaster. Sie sammelt Schnecken.',
    'German',
    5,
    undefined,
  ],
  ['Unser Sohn ist sieben Jahre alt, klein für sein Alter, und liebt Bagger über alles.', 'German', 7, 'he'],
  ['O meu filho tem oito anos, cabelo castanho e olhos verdes, e adora futebol.', 'Portuguese', 8, 'he'],
  ['La nostra bambina ha tre anni e mezzo, i capelli ricci e un coniglio di pezza.', 'Italian', 3.5, 'she'],
  [
    'anak laki-laki umur 5, kulit sawo matang, gigi depannya ompong. suka truk sampah, mau jadi sopirnya',
    'Indonesian',
    5,
    'he',
  ],
  ['Siya ay pitong taong gulang at takot sa dilim, mahilig siya sa mga pusa.', 'Filipino', 7, undefined],
  ['Msichana wa miaka sita, anapenda mpira na anaogopa giza, lakini ni mwema sana.', 'Swahili', 6, 'she'],
  ['Moja córka ma sześć lat, długie czarne włosy i bardzo lubi koty.', 'Polish', 6, 'she'],
  ['Onze dochter is zeven jaar, heeft blond haar en houdt van paarden.', 'Dutch', 7, 'she'],
  ['Сын у нас весёлый, ему 5 лет, и он очень любит поезда.', 'Russian', 5, 'he'],
  ['Kızımız altı yaşında, uzun siyah saçlı ve kedileri çok seviyor.', 'Turkish', 6, 'she'],
  ['Con gái tôi sáu tuổi, tóc dài đen và rất thích mèo.', 'Vietnamese', 6, 'she'],
])('%j: a child of its age (LN-16)', (details, language, years, pronoun) => {
  expect(heard(details)).toEqual({ language, years, pronoun })
})

test('what was once is no age, and of two ages none is sure', () => {
  expect(
    heard('Cuando tenía 2 años se cayó de la bicicleta y desde entonces le da miedo.').years,
  ).toBeUndefined()
  const two = listenToCharacter({
    name: 'Nour',
    details: 'Tiene ocho años y su hermana tiene tres años y medio.',
  })
  expect(two.facts.filter(({ kind }) => kind === 'age')).toMatchObject([{ years: 8, certain: false }])
})
