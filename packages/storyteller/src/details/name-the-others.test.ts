import { expect, test } from 'vitest'
import { readFigure } from '../figures/read-figure.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { readDetails } from './read-details.ts'

const characters = [
  { name: 'Hannah', details: '11, plays the violin' },
  { name: 'Ben', details: '11, her best friend' },
  { name: 'Lucy', details: '4, her little sister' },
]
const known = characters.map((character) => readFigure(character))

/** What a parent's words become, as whom it is about and what is told of them. */
function told(words: string): string[] {
  return readDetails(words, known).details.map(({ about, forms }) => `${about}: ${forms.word}`)
}

test.each([
  ['Ben told her secret to the whole class.', "Ben: told Hannah's secret to the whole class"],
  ['Hannah forgave him.', 'Hannah: forgave Ben'],
  ['Hannah gave him her lunch.', 'Hannah: gave Ben {who.their} lunch'],
  ['Ben is jealous of her.', 'Ben: is jealous of Hannah'],
  ['Ben misses her.', 'Ben: missed Hannah'],
  ['Ben made fun of her in front of everyone.', 'Ben: made fun of Hannah in front of everyone'],
  ['Ben helps her with math.', 'Ben: help Hannah with math'],
  ['He teases her.', 'Ben: tease Hannah'],
  ['She lied to him about the race.', 'Hannah: lied to Ben about the race'],
  ['Ben never shares his bike with her.', 'Ben: never shares {who.their} bike with Hannah'],
  ['Lucy hides their shoes.', "Lucy: hide Hannah and Ben's shoes"],
  ['Lucy follows them everywhere.', 'Lucy: follow Hannah and Ben everywhere'],
  ['Lucy broke her violin.', 'Lucy: broke {who.their} violin'],
  ["Lucy broke her sister's violin.", "Lucy: broke {who.their} sister's violin"],
  ['Lucy takes her doll to bed with her.', 'Lucy: take {who.their} doll to bed with {who.them}'],
  ['Ben gave his sister his kite.', 'Ben: gave {who.their} sister {who.their} kite'],
  ['Hannah visits her grandpa and helps him.', 'Hannah: help {who.their} grandpa'],
  ['Ben collects stones and paints them.', 'Ben: paint the stones'],
  ["Ben's father lost his job.", "undefined: Ben's father lost his job"],
  ['Hannah wants to tell him she is sorry.', 'Hannah: tell Ben she is sorry'],
  ['Hannah thinks Ben does not like her anymore.', 'Hannah: thought Ben does not like {who.them} anymore'],
  ['Ben shares with Lucy because she forgot hers.', 'Lucy: forgot hers'],
  ["Lucy's parents are moving and she is sad.", 'Lucy: is sad'],
  ["Lucy's parents are moving and she is sad.", "undefined: Lucy's parents were moving"],
  ['Ben loves God and Hannah prays with him.', 'Hannah: prayed with Ben'],
  ['Hannah prays to God and trusts him.', 'Hannah: trust God'],
  ['Hannah loves Jesus. He is near.', 'undefined: Jesus is near'],
  ['Her grandma gave her a necklace.', "undefined: Hannah's grandma gave her a necklace"],
  ['His bike was stolen.', "undefined: Ben's bike was stolen"],
  ['Ben broke his arm and she helped him.', 'Hannah: helped Ben'],
  ['Hannah lost her violin and Ben found it.', 'Ben: found the violin'],
  ['Lucy is sick and Hannah reads to her.', 'Hannah: read to Lucy'],
  ["Hannah's mom is in the hospital and she misses her.", 'Hannah: missed {who.their} mom'],
  [
    'Grandpa died in spring and Hannah misses his songs at church.',
    "Hannah: missed Grandpa's songs at church",
  ],
  ['Grandma Ruth moved away and Ben misses her pancakes.', "Ben: missed Grandma Ruth's pancakes"],
  ['Hannah has a dog. She walks him every day.', 'Hannah: walk the dog every day'],
  ['Ben moved away and she writes him letters.', 'Hannah: write Ben letters'],
  ['Ben and Hannah had a fight and he apologized.', 'Ben: had a fight with Hannah'],
  ['Hannah and Ben are building a treehouse.', 'Hannah: build a treehouse with Ben'],
  ['Hannah wants to forgive Ben but he keeps laughing at her.', 'Ben: keep laughing at Hannah'],
])('"%s" is %s', (words, meant) => {
  expect(told(words)).toContain(meant)
})

test('whose secret it is stands in the story', () => {
  for (const ageGroup of ageGroups) {
    const additionalDetails = 'Ben told her secret to the whole class.'
    const { text } = writeStory(aStoryRequest({ ageGroup, characters, additionalDetails }))
    expect(text).toMatch(/Hannah's secret to the whole class/)
  }
})
