import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listen } from './testing/facts-heard.ts'

const sureOf = (details: string, kind: Fact['kind']) =>
  listen(details).facts.filter((fact) => fact.kind === kind && fact.certain)

test.each([
  // Of somebody else, or of many that were just named.
  ['he is the loud one. His twin is quiet and she has the freckles', 'skin', 'freckles'],
  ['Talks to gulls; they answer', 'habit', 'answer'],
  ['Mia has the straight hair and her sister has the curls', 'hair', 'curls'],
  ['She is a fairy. Our daughter (4) invented her.', 'event', 'invented her'],
  ['She had black hair, now it is white and short', 'size', 'short'],
  // As it was.
  ['He was very ill as a baby but runs now', 'trait', 'very ill as a baby'],
  ['Cat. Ginger once, now grey', 'body', 'Ginger once'],
  // As somebody thinks, or says it beside.
  ["I think she's shy", 'habit', "I think she's shy"],
  ['drama queen (affectionate)', 'trait', 'affectionate'],
  // Of the name, of the writer and of what is asked.
  ['Mia means cloud in our language', 'habit', 'means cloud in our language'],
  ['My husband asks to make him a knight.', 'habit', 'asks to make him a knight'],
  ["small for his age but don't tell him", 'wish', "don't tell him"],
  ['Dog, 3 legs, does not know it', 'skill', 'does not know it'],
  ['he is a T-rex, walks like one too', 'habit', 'walks like one too'],
  ["She's my boss at home", 'work', 'boss at home'],
  // Where a list ends, and what stands over it.
  ['scared of heights, bit grey at the edges', 'fear', 'bit grey at the edges'],
  ["doesn't like: socks, peas", 'garment', 'socks'],
  ['Favourite blanket is grey with stars', 'like', 'grey with stars'],
  ['tutu over pyjamas, pink of course', 'skin', 'pink of course'],
  ['the new uniform she is proud of, proud of the new uniform, maroon jersey', 'like', 'maroon jersey'],
  ['brown curls always in a clip', 'habit', 'always in a clip'],
  ['Loves: trains (knows all timetables), plain rice', 'like', 'knows all timetables'],
  ['wears bright scarves or nothing', 'garment', 'nothing'],
  ['uncle, miner, gumboots dancing', 'garment', 'gumboots dancing'],
  ['not afraid of anything, bears, dentist', 'work', 'dentist'],
  ['A hen. One bad foot.', 'size', 'One bad foot'],
  ['Shares a room with Fin who snores', 'habit', 'snores'],
  ['her abuela braids her hair each morning', 'hair', 'abuela braids her hair each morning'],
  ["She is the pastor's daughter", 'work', 'pastor'],
  ['allergic to eggs and nuts (joke)', 'health', 'joke'],
  ['hedgehog, fat, fast at night', 'skill', 'night'],
  ['messy bun, coffee, big tote bag', 'skin', 'coffee'],
  ['my son is blind, holds my sleeve', 'belonging', 'sleeve'],
  ['plush wolf, grey, patch on belly', 'aid', 'patch on belly'],
  ['7, messy writer', 'work', 'messy writer'],
  ['short for Mohammed. 6', 'size', 'short for Mohammed'],
  ['the bus. red double decker', 'belonging', 'red double decker'],
  ['elf of our village in the story. 3 meter', 'wish', 'elf of our village in the story'],
  ["won't wear shoes. or socks. autistic", 'garment', 'socks'],
  ['braces coming next month', 'body', 'braces coming next month'],
  ['green eyes, missing his cousin', 'kin', 'missing cousin'],
  ['mixed, mum Chinese, dad Mexican', 'trait', 'mum Chinese'],
  ['pale, freckles anyway', 'habit', 'freckles anyway'],
  ['10, hijab not yet', 'headwear', 'hijab not yet'],
  ['hes just got contact lenses', 'glasses', 'just got contact lenses'],
  ['was premature', 'health', 'premature'],
  ['now a giant, top of the growth chart', 'garment', 'top of the growth chart'],
  ['6, lion in the heart', 'body', 'lion in the heart'],
  ['afro!! big one', 'size', 'big one'],
  ['my big boy', 'size', 'big'],
  ['Dogs love her', 'trait', 'Dogs love her'],
  ["don't like kimchi (shame for the family)", 'wish', "don't like kimchi"],
  ["please no hat; she's done with hats", 'event', 'done with hats'],
  ['duck, white coat, stethoscope', 'hair', 'white coat'],
  ['lives in the bath, says my daughter Itzel, who is purple on fridays', 'body', 'purple on fridays'],
  ['lives with us every second week', 'place', 'second week'],
] as const)('%j does not surely say, as %s, %j (LN-33)', (details, kind, words) => {
  expect(sureOf(details, kind)).not.toContainEqual(expect.objectContaining({ words }))
})

test.each([
  ["doesn't like: socks, peas", 'dislike', 'socks'],
  ['proud of the new uniform, maroon jersey', 'garment', 'maroon jersey'],
  ['scared of heights, bit grey at the edges', 'fear', 'heights'],
  ['Favourite blanket is grey with stars', 'belonging', 'blanket'],
  ['one leg shorter so a thick shoe on the left', 'garment', 'thick shoe on the left'],
  ['Grandmother. Retired tram driver.', 'work', 'Retired tram driver'],
  ['The lollipop lady at our school crossing', 'work', 'lollipop lady'],
  ['is a bit of a worrier', 'trait', 'a bit of a worrier'],
  ['kid brother of Ada, copycat', 'trait', 'copycat'],
  ['stocky build, long hair', 'size', 'stocky build'],
  ['A bee who is bad at flying', 'trait', 'bad at flying'],
  ['my son is blind, holds my sleeve', 'habit', 'holds my sleeve'],
  ['soft perm, blue eyes', 'hair', 'soft perm'],
  ['Likes black, skulls, drums', 'like', 'drums'],
  ["he doesn't like hats, gloves, scarves", 'dislike', 'gloves'],
  ['shortest in class but the loudest', 'size', 'shortest in class'],
  ["my husband's son, 13", 'kin', "husband's son"],
  ['soft toy sloth, hangs on my daughters neck', 'habit', 'hangs on my daughters neck'],
  ['dances legong, flowers in her hair', 'body', 'flowers in her hair'],
  ['very tall very dark very kind', 'skin', 'very dark'],
  ["don't like kimchi (shame for the family)", 'dislike', 'kimchi'],
  ['smells of home do NOT wash', 'habit', 'smells of home'],
] as const)('%j surely says, as %s, %j (LN-33)', (details, kind, words) => {
  expect(sureOf(details, kind)).toContainEqual(expect.objectContaining({ words }))
})

test.each([
  ['Eldest of five, so: bossy, kind. 13. Braces.', 13],
  ['seven and a bit and has opinions', 7],
  ['five and three quarter, wants everything purple', 5.75],
  ['she/her 14. Wheelchair.', 14],
  ['loves to argue and to eat, 9', 9],
])('%j says how old somebody is (LN-33)', (details, years) => {
  expect(sureOf(details, 'age')).toMatchObject([{ years }])
})

test.each([
  'uncle, up at 3 in the morning',
  'two old sisters, one thin and one round',
  'cat, only one who may brush her is Lena',
])('%j says nobody’s age (LN-33)', (details) => {
  expect(listen(details).facts.filter(({ kind }) => kind === 'age')).toEqual([])
})

test.each([
  ['mouse lives behind the oven at the bakery wears a thimble', 'Lady Crumb', 'animal', 'mouse'],
  ['small dog barks at the moon', 'Ron', 'animal', 'dog'],
  ['donkey foal, ears too long for him', 'Thistle', 'animal', 'donkey'],
  ["A rag doll. Yellow wool hair. Grandma's when she was a girl", 'Bo', 'toy', 'rag doll'],
  ['red panda plush, tail coming off', 'Finn', 'toy', 'plush red panda'],
  ['troll under the stairs: hairy', 'Grumph', 'other', 'troll'],
  ['hamster RIP, in the story he is alive', 'Fudge', 'animal', 'hamster'],
  ['An owl with reading glasses she does not need.', 'Petronella', 'animal', 'owl'],
  ['a bear but he is a gentleman. bow tie', 'Igor', 'animal', 'bear'],
  ['a lamp that is afraid of the dark', 'Lumi', 'other', 'lamp'],
  ['moon, but a shy one. covers her face', 'Hesper', 'other', 'moon'],
  ['teapot with a lid that rattles', 'Pug', 'other', 'teapot'],
  ['a wooden spoon. Married to Fork', 'Spoon', 'other', 'spoon'],
  ['knitted by oma, a duck, yellow', 'Pim', 'toy', 'toy duck'],
  ['soft toy sloth with velcro hands', 'Coby', 'toy', 'toy sloth'],
  [
    'not our real dog but the one she wishes for: a golden retriever puppy',
    'Fia',
    'animal',
    'golden retriever',
  ],
  ['lop eared bunny soft toy, was white', 'Lulu', 'toy', 'soft toy bunny'],
])('%j, of %s, is no human (LN-34)', (details, name, sort, noun) => {
  expect(listen(details, name).facts).toContainEqual(
    expect.objectContaining({ kind: 'being', being: { sort, noun } }),
  )
})

test.each([
  ['little lion of mine, 5, brave', 'Leo'],
  ['pencil behind her ear, 40, joiner', 'Jo'],
  ["Will you please give her the cape? It's green, it was a curtain", 'Dot'],
])('%j, of %s, is human (LN-34)', (details, name) => {
  expect(listen(details, name).facts.find(({ kind }) => kind === 'being')).toMatchObject({
    being: { sort: 'human' },
  })
})

test('behind the dash of a name stands nobody’s kin, and a grandmother who lives far is one (LN-34)', () => {
  expect(listen('16, skater', 'Britta-Lo').facts.filter(({ kind }) => kind === 'kin')).toEqual([])
  expect(listen('grandma lives far', 'Mitsuko').facts).toContainEqual(
    expect.objectContaining({ kind: 'kin', words: 'grandma' }),
  )
  expect(listen('my big brown bear of a husband, beard', 'Bruno').facts).toContainEqual(
    expect.objectContaining({ kind: 'being', being: { sort: 'human' } }),
  )
  expect(sureOf('Yiayia is 78, black clothes', 'kin')).toMatchObject([{ words: 'Yiayia' }])
})

test('what is named and not there is neither told nor drawn (LN-33)', () => {
  expect(listen('10, long hair, hijab not yet').facts.filter(({ kind }) => kind === 'headwear')).toEqual([])
  expect(listen('Nose piercing NO (she wants one)').facts.filter(({ kind }) => kind === 'skin')).toEqual([])
})
