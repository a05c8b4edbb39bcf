import { expect, test } from 'vitest'
import { listenToCharacter } from './listen-to-character.ts'
import { listen, wordsOf } from './testing/facts-heard.ts'

test('looks are kept in the words of the parent, each by itself', () => {
  const details =
    'short red curly hair and green eyes, an apron with cherries, round glasses with a blue frame'

  expect(wordsOf(details, 'hair')).toEqual(['short red curly hair'])
  expect(wordsOf(details, 'eyes')).toEqual(['green eyes'])
  expect(wordsOf(details, 'garment')).toEqual(['apron with cherries'])
  expect(wordsOf(details, 'glasses')).toEqual(['round glasses with a blue frame'])
})

test.each([
  ['wears a red and blue scarf', ['red and blue scarf']],
  ['a boy with a black and white jumper and green boots', ['black and white jumper', 'green boots']],
  ['grey hair under a blue and gold headwrap', ['grey hair', 'blue and gold headwrap']],
  ['blonde and blue eyes, a red coat', ['blonde', 'red coat']],
  ['brown hair and blue eyes', ['brown hair']],
])('of %j two colours of one thing stay together, and nothing else', (details, expected) => {
  const looks = listen(details).facts.flatMap((fact) =>
    /^(?:hair|headwear|garment)$/.test(fact.kind) && 'words' in fact ? [fact.words] : [],
  )
  expect(looks).toEqual(expected)
})

test.each([
  ['an old three-legged greyhound', 'body', 'three-legged'],
  ['a one-eyed cat called Pirate', 'body', 'one-eyed'],
  ['a lop-eared rabbit', 'body', 'lop-eared'],
  ['a torn-eared cat', 'body', 'torn-eared'],
  ['a blue-eyed girl of six', 'eyes', 'blue-eyed'],
  ['a red-haired boy', 'hair', 'red-haired'],
] as const)('what %j has is heard in the word before the noun, too', (details, kind, words) => {
  expect(wordsOf(details, kind)).toEqual([words])
})

test.each([
  ['6 same glasses as before', 6],
  ['5 curly brown hair, loves cats', 5],
  ['3 white paws', undefined],
])('a number before looks that are not counted is an age: %j', (details, years) => {
  const age = listen(details).facts.find((fact) => fact.kind === 'age')
  expect(age && 'years' in age ? age.years : undefined).toBe(years)
})

test('“rides on her brother’s lap” is something done, and nothing to be seen', () => {
  expect(wordsOf('a small dog, sits on the fence', 'habit')).toEqual(['sits on the fence'])
  expect(wordsOf("a small dog, rides on Ben's lap", 'body')).not.toContain("rides on Ben's lap")
})

test.each([
  ['a boy with red hair, freckles and a striped shirt', ['red hair', 'freckles', 'striped shirt']],
  [
    '8, a wheelchair and a yellow dress with white dots and red shoes',
    ['wheelchair', 'yellow dress with white dots', 'red shoes'],
  ],
  [
    'an old man with a thin white beard, a straw hat and a red knitted shawl',
    ['thin white beard', 'straw hat', 'red knitted shawl'],
  ],
  ['a woman of Bethlehem with a white headscarf', ['white headscarf']],
  ['a boy on crutches with messy brown hair', ['crutches', 'messy brown hair']],
])('the last two of what %j names are two', (details, expected) => {
  const looks = listen(details).facts.flatMap((fact) =>
    /^(?:hair|skin|aid|garment|headwear)$/.test(fact.kind) && 'words' in fact ? [fact.words] : [],
  )
  expect(looks).toEqual(expected)
})

test.each([
  ['9, navy anorak summer or winter', 'garment', 'navy anorak'],
  ['same as in the last book but now with short hair', 'hair', 'short hair'],
] as const)(
  'what is left of %j and speaks of looks is kept, though not for certain',
  (details, kind, words) => {
    expect(listen(details).facts).toContainEqual(expect.objectContaining({ kind, words, certain: false }))
  },
)

test('looks of somebody else are nobody’s', () => {
  expect(wordsOf('8, the judge wore a party hat and our nan a blue coat', 'headwear')).toEqual([])
})

test.each([
  ['a little girl with pigtails', 'little'],
  ["he's the smallest in class", 'smallest in class'],
])('%j says a size', (details, words) => {
  expect(wordsOf(details, 'size')).toEqual([words])
})

test('nobody wears what is loved or hated', () => {
  expect(wordsOf('8, hates hats and scarves', 'garment')).toEqual([])
})

test('skin and hair are two, also without a comma between them', () => {
  const details = 'stepbrother 6, dark skin short hair spiderman pjs'
  expect(wordsOf(details, 'skin')).toEqual(['dark skin'])
  expect(wordsOf(details, 'hair')).toEqual(['short hair'])
})

test.each([
  ['Ginger, covered in freckles', 'skin', 'covered in freckles'],
  ['a toddler, curls everywhere', 'hair', 'curls everywhere'],
  ['strawberry blonde bob, freckles absolutely everywhere', 'skin', 'freckles absolutely everywhere'],
  ['Yusuf 8 yrs wears glasses blue frame', 'glasses', 'glasses blue frame'],
  ['5. allways rainboots even when its dry', 'garment', 'rainboots'],
  ['he never goes out without his walking stick', 'aid', 'walking stick'],
  ["she won't leave the house without her red cape", 'garment', 'red cape'],
  ['a baby dragon, wings that are too small', 'body', 'wings that are too small'],
  ['an old donkey, shaggy grey coat', 'hair', 'shaggy grey coat'],
  ['a dog, wears a red coat', 'garment', 'red coat'],
  ['tall, big ears like his dad', 'skin', 'big ears like his dad'],
  ['she has fairy wings', 'garment', 'fairy wings'],
  ['hair colour like caramel', 'hair', 'hair colour like caramel'],
  ['round face, always yellow raincoat', 'garment', 'yellow raincoat'],
  ['gap at the bottom', 'body', 'gap at the bottom'],
  ['dark skin, low cut with a line on the side', 'hair', 'low cut with a line on the side'],
  ['My daughter. Afraid dark.', 'fear', 'dark'],
] as const)('of %j the %s is heard as a parent says it', (details, kind, words) => {
  const said = listen(details).facts.filter((fact) => fact.kind === kind && fact.certain)
  expect(said).toMatchObject([{ words }])
})

test('what is said of somebody in short is nothing else', () => {
  expect(wordsOf('34, always tired, coffee in hand', 'skin')).toEqual([])
  expect(wordsOf('a scar in his hand', 'belonging')).toEqual([])
  expect(wordsOf('he uses a tablet to talk and hums', 'aid')).toEqual(['tablet to talk'])
  expect(wordsOf('teaches at the school where the children in the story go', 'wish')).toEqual([])
  const postwoman = listen('She was a postwoman all her life').facts
  expect(postwoman.filter(({ kind }) => kind === 'being')).toMatchObject([{ being: { sort: 'human' } }])
  const grandfather = listen('My dad, so grandpa for the children. Flat cap, braces.').facts
  expect(grandfather.find(({ kind }) => kind === 'body')).toMatchObject({ certain: false })
  expect(listen('12, braces, long plaits').facts.find(({ kind }) => kind === 'body')).toMatchObject({
    certain: true,
  })
  expect(listen('8, brown skin. best friend Nii').facts).toContainEqual(
    expect.objectContaining({ kind: 'friend', words: 'best friend', name: 'Nii' }),
  )
})

test.each([
  ['Please, Mia is using crutches, the blue ones', 'aid', ['crutches, blue']],
  ['Please note that Mia uses a walking frame (purple)', 'aid', ['walking frame, purple']],
  ['Ear defenders on (the yellow ones) whenever we are out', 'aid', ['Ear defenders, yellow']],
  ['the arm is in plaster now (pink)', 'body', ['arm is in pink plaster now']],
  ['hijab, she chose it herself, the mint green one', 'headwear', ['hijab, mint green']],
  ['My son is wearing patka, navy', 'headwear', ['patka, navy']],
  ['her hat? yellow', 'headwear', ['hat, yellow']],
] as const)('a colour that comes behind is that of the thing: %j (LN-25)', (details, kind, words) => {
  expect(wordsOf(details, kind)).toEqual(words)
  expect(wordsOf(details, 'skin')).toEqual([])
  expect(wordsOf(details, 'hair')).toEqual([])
})

test.each([
  ['always the blue raincoat also when the sun is shining', 'garment', ['blue raincoat']],
  ['always in a silver swim cap and a whistle round her neck', 'headwear', ['silver swim cap']],
  ['Red wellies every single day including bed.', 'garment', ['Red wellies']],
  ['Must have her sunhat and her dark glasses, always.', 'headwear', ['sunhat']],
  ["a duck with a tiny knight's helmet", 'headwear', ["tiny knight's helmet"]],
  ['pink helmet, age nine', 'headwear', ['pink helmet']],
] as const)('what somebody has on every day is worn: %j (LN-25)', (details, kind, words) => {
  const facts = listen(details).facts.filter((fact) => fact.kind === kind)
  expect(facts.map((fact) => ('words' in fact ? fact.words : ''))).toEqual(words)
  expect(facts.map(({ certain }) => certain)).toEqual(words.map(() => true))
})

test.each([
  ['no front teeth at the moment', 'body', 'no front teeth at the moment'],
  ['he is missing the two front teeth since Sunday', 'body', 'missing the two front teeth since Sunday'],
  ['wheelchair racer', 'aid', 'wheelchair'],
  ['robot made of a rice cooker', 'body', 'made of a rice cooker'],
  ['a robot built out of a biscuit tin', 'body', 'built out of a biscuit tin'],
] as const)('what is there to be seen is a look: %j (LN-25)', (details, kind, words) => {
  expect(wordsOf(details, kind)).toEqual([words])
})

test('“a helmet for her soft spot” is an aid (LN-25)', () => {
  expect(wordsOf('wears a protective helmet', 'aid')).toEqual(['protective helmet'])
})

test.each([
  ["doesn't like loud noise so wears ear defenders (red)", 'aid', 'ear defenders, red'],
  ['a brace on her teeth', 'body', 'brace on her teeth'],
  ['wheatish complexion, big eyes', 'skin', 'wheatish complexion'],
  ['a gap-toothed grin', 'body', 'gap-toothed grin'],
  ['Always hair in tight bun', 'hair', 'hair in tight bun'],
  ['a straw Stetson', 'headwear', 'straw Stetson'],
])('of “%s” a %s is heard for sure, “%s” (LN-27)', (details, kind, words) => {
  const { facts } = listenToCharacter({ name: 'Rowan', details })
  expect(facts.find((fact) => fact.kind === kind)).toMatchObject({ certain: true, words })
})

test.each([
  ['a robot made of a kettle with two wheels', ['made of a kettle', 'two wheels']],
  ['robot made from a toaster. 2 wheels.', ['made from a toaster', '2 wheels']],
  ['A robot. Antenna is bent. Hums', ['Antenna is bent']],
  ['A robot. Dented side, one wheel instead of legs', ['Dented side', 'one wheel instead of legs']],
  ['A robot. It has a big dent', ['big dent']],
  ['A boy. Two wheels. He has a big dent', []],
])('what a robot is made of and goes on is seen: %j (IR-106)', (details, words) => {
  expect(wordsOf(details, 'body')).toEqual(words)
})

test.each([
  ['dragon but only the size of a teapot', 'only the size of a teapot'],
  ["An angel the size of a thumb with wings like a moth's.", 'size of a thumb'],
  ['a troll as small as a teacup, green hair', 'as small as a teacup'],
  ['an elf no taller than a mushroom', 'no taller than a mushroom'],
  ['A robot. It is knee high.', 'knee high'],
  ['a knee-high robot', 'knee-high'],
])('with what somebody’s size is compared is a size: %j (IR-107)', (details, words) => {
  expect(wordsOf(details, 'size')).toEqual([words])
})

test.each([
  ['wears spectacles, pink frame', 'glasses', ['spectacles', 'pink frame']],
  ['a walrus with a top hat and a monocle', 'glasses', ['monocle']],
  ['brown skin, fade haircut', 'hair', ['fade haircut']],
  ['a picture in a pink frame', 'glasses', []],
] as const)('what is told in few words is a look: %j (IR-110)', (details, kind, words) => {
  expect(wordsOf(details, kind)).toEqual(words)
})
