import { expect, test } from 'vitest'
import { otherLanguage } from './other-language.ts'

test.each([
  ['Tiene seis años, es muy tímida y le encantan los perros.', 'Spanish'],
  ['Sie ist sieben Jahre alt und liebt Pferde über alles.', 'German'],
  ['Ma fille a les cheveux longs et bruns', 'French'],
  [
    'Il est boulanger, il se lève à trois heures. Grand, barbu, un tatouage de mouette sur le bras.',
    'French',
  ],
  ['Lotte ist 5, hat blonde Zöpfe und eine Brille. Sie sammelt Schnecken.', 'German'],
  ['Tiene 4 años, pelo rizado y negro, usa silla de ruedas roja. Le encanta el mango con chile', 'Spanish'],
  ["Elle a 6 ans et demi, deux tresses, une robe en wax orange. Timide à l'école.", 'French'],
  ['anak laki-laki umur 5, kulit sawo matang. suka truk sampah, mau jadi sopirnya', 'Indonesian'],
  ['Siya ay pitong taong gulang at takot sa dilim, mahilig siya sa mga pusa.', 'Filipino'],
  ['Ana miaka sita, anapenda mpira na anaogopa giza, lakini ni mwema sana.', 'Swahili'],
  ['とてもかわいいです。ありがとうございます。', 'Japanese'],
  ['小宝很怕打雷。希望故事里有奶奶教他数秒。', 'Chinese'],
])('%j is %s', (text, language) => {
  expect(otherLanguage(text)).toBe(language)
})

test.each([
  '8, girl, red hair',
  'bald, glasses',
  'Oma Trudi, knits, loves torta and her Opa',
  'un perro',
  'collects: shells, grudges',
  'use babcia & dziadek not grandma/grandpa thx',
  'give rocio short hair so we can tell em apart',
  'remove the spiders… all of em… I cannot turn the page',
  '10 y/o, tan skin, buzz cut, orange soccer jersey number 7',
  'garden gnome, chipped nose, BLUE hat not red!!!, stands by the pond of Mrs Adeyemi',
  'gummy smile, dribbly, banana hands, wobbly tower, hugs everybody, obsessed by ceiling fans',
  'her name is 小宝, she is five',
  'a girl of 6, tan skin, green eyes, short black bun, turquoise striped robe, jeans, boots, straw hat, glasses, walking frame',
  'a boy of 2, Loves mud. Light skin. Grey eyes. Short white bun. Green dotted pyjamas. Grey shorts. Turquoise sandals. Black hat.',
])('%j is read as English', (text) => {
  expect(otherLanguage(text)).toBeNull()
})
