import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { drawnFacts } from './drawn-facts.ts'

const drawnOf = (details: string, name = 'Mia') =>
  drawnFacts(listenToCharacter({ name, details }).facts).map(
    ({ fact, drawn, missing }) =>
      `${fact.kind} ${drawn}${missing.length > 0 ? `: ${missing.join(', ')}` : ''}`,
  )

test('what the pictures show of a description is told, fact by fact', () => {
  expect(drawnOf('a girl of 8, short red curly hair, a wheelchair, a yellow dress with white dots')).toEqual([
    'being whole',
    'hair whole',
    'aid whole',
    'garment whole',
  ])
})

test('what of a thing is not seen is named', () => {
  expect(drawnOf('7, an apron with cherries')).toContain('garment part: cherries')
  expect(drawnOf('8, a wheelchair with painted wheels')).toContain('aid part: painted wheels')
  expect(drawnOf('9, blue hearing aids both ears')).toContain('aid whole')
  expect(drawnOf('70, chullo with earflaps')).toContain('headwear whole')
  expect(drawnOf('7, tiger slippers')).toContain('garment part: tiger')
})

test('of a coat only its colour is seen, and no scale; a crooked tail is none that is short', () => {
  expect(drawnOf('a donkey with a shaggy grey coat', 'Eli')).toContain('hair part: shaggy')
  expect(drawnOf('a dragon, copper scales', 'Ember')).toContain('body part: scales')
  expect(drawnOf('a dog, a crooked tail', 'Rex')).toContain('body not: crooked tail')
  expect(drawnOf('a dog, brown fur, black spots', 'Rex')).toEqual(['being whole', 'body whole', 'skin whole'])
})

test('of two colours a jumper has stripes; of a scarf and of shoes the second is named', () => {
  expect(drawnOf('7, a red and blue jumper')).toEqual(['being whole', 'garment whole'])
  expect(drawnOf('7, a red and blue scarf')).toContain('garment part: blue')
  expect(drawnOf('7, yellow and green shoes')).toContain('garment part: green')
})

test('facts that cannot be seen are none of it', () => {
  expect(drawnOf('8, a girl who loves trains and is scared of lifts')).toEqual(['being whole'])
})

test.each([
  '8, a girl, braces, dimples',
  '7, a boy, a scar, big ears',
  '6, a girl, an eye patch',
  '9, a boy, green ear defenders',
  '7, a girl, a prosthetic left hand',
  '8, a boy, a tool belt, a bow tie',
  '5, a girl, huge earrings, pink splints',
  'a tall thin man',
])('all that is said of %j is seen', (details) => {
  expect(drawnOf(details).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test('a troll looks like people with a skin of its own, and a cloud has no hair', () => {
  expect(drawnOf('a troll woman, green hair, blue skin', 'Gróa')).toEqual([
    'being whole',
    'hair whole',
    'body whole',
  ])
  expect(drawnOf('a purple alien, three eyes', 'Zub')).toEqual([
    'being whole',
    'body whole',
    'eyes not: three eyes',
  ])
  expect(drawnOf('a cloud with golden hair', 'Fluff')).toEqual(['being whole', 'hair not: golden hair'])
})

test.each([
  ['a unicorn, pink mane', 'Star'],
  ['a unicorn with a rainbow mane and a golden horn', 'Star'],
  ['a lion with an orange mane', 'Leo'],
  ['a brown horse, white mane', 'Bill'],
  ['a yeti', 'Yuki'],
  ['a pegasus', 'Wind'],
])('all that is said of %j is seen (IR-86)', (details, name) => {
  expect(drawnOf(details, name).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test.each([
  ['a bird with blue wings', 'Pip'],
  ['a cow with a pink mane', 'Moo'],
  ['a dog with a horn', 'Rex'],
])('of %j not all is seen, and nobody is told so (IR-86)', (details, name) => {
  expect(drawnOf(details, name).at(-1)).toMatch(/not/)
})

test('a dragon’s wings have the colour that is said of them (IR-86)', () => {
  expect(drawnOf('a green dragon with purple wings', 'Ash').filter((one) => !one.endsWith('whole'))).toEqual(
    [],
  )
})

test.each([
  'girl, 6, no front teeth at the moment',
  'boy, missing the two front teeth since Sunday',
  'girl, 6, no teeth',
  'girl, her arm is in plaster (pink)',
  'boy, 7, left arm in a blue cast',
  'girl, 7, hijab, she chose it herself, the mint green one',
  'boy, 9, crutches, the blue ones',
])('what is missing, in plaster or coloured behind is seen: %j (IR-89)', (details) => {
  expect(drawnOf(details).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test.each([
  'a robot made out of a biscuit tin with one wheel',
  'a robot built from a toaster. Two wheels, bent antenna',
  'a little robot, square head, one wheel instead of legs, a dented side',
  'robot made of cardboard boxes. Its aerial is wonky',
  'a robot made of a rice cooker',
  'a robot, made of an old kettle',
])('what a robot was built of and goes on is seen: %j (IR-106)', (details) => {
  expect(drawnOf(details, 'Zix').filter((one) => !one.endsWith('whole'))).toEqual([])
})

test('nobody but a robot has wheels or is a toaster (IR-106)', () => {
  expect(drawnOf('a toy rabbit with two wheels', 'Hop').at(-1)).toBe('body not: two wheels')
  expect(drawnOf('a robot made of lego', 'Zix').at(-1)).toMatch(/^body not/)
})

test.each([
  ['a dragon the size of a teapot', 'size whole'],
  ['a dragon, no bigger than a hen', 'size whole'],
  ['a gnome. Only as tall as a boot', 'size whole'],
  ['a tree spirit, about as tall as a teapot', 'size whole'],
  ['a knee-high robot', 'size whole'],
  ['a toy rabbit as long as my forearm', 'size whole'],
  ['an angel the size of a thumb', 'size part: size of a thumb'],
  ['a dragon as big as a house', 'size part: as big as a house'],
])('with what the size of a being is compared is seen: %j (IR-107)', (details, told) => {
  expect(drawnOf(details, 'Moss')).toContain(told)
})

test('of a child only that it is small or tall is seen, whatever it is compared with (IR-107)', () => {
  expect(drawnOf('girl of 6, as small as a mouse')).toContain('size whole')
  expect(drawnOf('girl of 6, the size of a mouse')).toContain('size not: size of a mouse')
})

test.each([
  ['a hen. speckled', 'Tup'],
  ['a cat, tortoiseshell', 'Tinka'],
  ['our black and white dog', 'Bess'],
  ['black cat with a white moustache', 'Tom'],
  ['a dog, black mask', 'Rex'],
  ['a teddy in a blue jumper', 'Ted'],
  ['a field mouse with a blue pinny', 'Pip'],
  ['a penguin in yellow wellies', 'Waddle'],
  ['a toy rabbit, wears a pink tutu', 'Hop'],
])('coats and clothes of animals are seen: %j (IR-108)', (details, name) => {
  expect(drawnOf(details, name).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test.each([
  ['a bear in striped pyjamas', 'garment part: striped'],
  ['a rabbit wearing a red and blue coat', 'garment part: blue'],
  ['a fish in a blue jumper', 'garment not: blue jumper'],
  ['a snail. speckled', 'body not: speckled'],
  ['a tortoise, black spots', 'skin not: black spots'],
  ['a cloud in a jumper', 'garment not: jumper'],
])('what no animal’s drawing shows is told: %j (IR-108)', (details, told) => {
  expect(drawnOf(details, 'Sam')).toContain(told)
})

test.each([
  'they/them, 11, hair shaved on one side, green on the other',
  '12, half shaved head, pink hair',
  'woman of 40. Wavy dark hair with a white streak',
  'girl of 6, kajal in the eyes',
  'her mother, 35, tired eyes',
  'girl of 5, flower behind her ear',
  'boy, 7, crew cut',
])('hair of two kinds and eyes are seen as they are told: %j (IR-109)', (details) => {
  expect(drawnOf(details).filter((one) => !one.endsWith('whole') && !one.startsWith('kin'))).toEqual([])
})

test.each([
  ['girl of 4. Head to toe in yellow', 'Mia'],
  ['girl of 9, costume with flamingos on', 'Mia'],
  ['girl of 5, skin like honey', 'Mia'],
  ['boy of 9, built like a fireplug', 'Beau'],
  ['a mermaid, teal tail', 'Ondine'],
])('one colour all over, what is printed, a likeness and a tail are seen: %j (IR-110)', (details, name) => {
  expect(drawnOf(details, name).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test('nobody but a mermaid has a tail, and a streak without a colour is none (IR-110)', () => {
  expect(drawnOf('an elf, a tail', 'Pip').at(-1)).toMatch(/^body not/)
  expect(drawnOf('a girl, built like a violin').at(-1)).toMatch(/^size not/)
})

test.each([
  ['8, born without her left hand', 'Mia'],
  ['7, lost both front teeth last week', 'Mia'],
  ['5, always has a plaster on one knee', 'Mia'],
  ['an elf, pointy ears', 'Pip'],
  ['an alien, two antennae', 'Zub'],
])(
  'a hand or teeth that are gone, knees, pointed ears and antennae are seen: %j (IR-110)',
  (details, name) => {
    expect(drawnOf(details, name).filter((one) => !one.endsWith('whole'))).toEqual([])
  },
)

test.each(['8, a scar on one hand', '8, missing two fingers on his right hand'])(
  'who has both hands is drawn with them: %j (IR-110)',
  (details) => {
    expect(drawnOf(details).at(-1)).not.toBe('body whole')
  },
)

test.each([
  ['a crow with a red beak', 'Kra'],
  ['our cat, half an ear gone', 'Tom'],
  ['girl of 8, lighter patches on her face', 'Mia'],
  ['boy of 6, cheeks like apples', 'Ben'],
])('a beak, ears, cheeks and patches are seen as they are told: %j (IR-108)', (details, name) => {
  expect(drawnOf(details, name).filter((one) => / not/.test(one))).toEqual([])
})

test('a swan’s beak and a cat’s are not coloured, and nobody is told so (IR-108)', () => {
  expect(drawnOf('a swan with a red beak', 'Sil').at(-1)).toMatch(/^body not/)
  expect(drawnOf('a cat with a red beak', 'Tom').at(-1)).toMatch(/^body not/)
})

test.each([
  'girl of 7. two plaits, fringe',
  'boy of 8, hair over one eye',
  'girl of 5, big smile',
  'man of 50. big nose',
  'girl of 6. mosquito bites',
  'girl of 9, just got her ears pierced',
])('what hangs over the brow, a smile, noses and spots are seen: %j (IR-111)', (details) => {
  expect(drawnOf(details).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test.each([
  ['a mouse. wears a thimble', 'Crumb'],
  ['a toy train. a face', 'Puff'],
  ['a cat. grey round the chops', 'Tom'],
])('a thimble, a face and grey chops are seen: %j (IR-111)', (details, name) => {
  expect(drawnOf(details, name).filter((one) => !one.endsWith('whole'))).toEqual([])
})

test.each([
  'girl of 5, eyes like two black grapes',
  'girl of 5, cheeks red like apples',
  'girl of 5. hair until the shoulder',
  'girl of 5, hair like straw',
  'girl of 5, skin like dark honey',
  'boy of 9. vitiligo',
  'girl of 4, barefoot',
  'man of 60. salt and pepper hair',
])('a likeness, bare feet and vitiligo are seen: %j (IR-112)', (details) => {
  expect(drawnOf(details).filter((one) => !one.endsWith('whole'))).toEqual([])
})
