import { type PhraseRule, rulesOf } from '../theme.ts'
import { nouns, words } from '../words/word-group.ts'
import { hateWords, toldAsWrong } from './hate-words.ts'

const rule = rulesOf({
  ...hateWords,
  place: nouns('valley village street town city country neighbourhood neighborhood school class land'),
  newcomers: words(
    'that_family those_families those_people the_strangers the_foreigners the_newcomers the_refugees the_migrants the_immigrants that_lot those_others',
  ),
  driven: words('driven chased thrown kicked sent'),
  shown: words('children kids people families family faces everyone everybody pupils'),
})

/** Contempt that names nobody: that kind, those from over there, how nice it was before they came. */
export const hateHints: readonly PhraseRule[] = [
  rule(
    [
      'too many ~1 of? that ~1 colour/color/kind/sort !of',
      'too many ~1 of? black/brown/dark/foreign/african/arab/asian/muslim/jewish/gypsy faces/kids/children/people/families',
      'not/no/never ~2 want ~2 that/the_other/those/such ~1 kind/sort/lot/people/colour/color !of ~1 in/at/near/around/on ~2 house/family/street/town/school/book/home/neighbourhood',
      'that/those kind/sort/colour/color/lot ~3 not/never ~3 stand/belong/sit/live/be ~3 heaven/house/family/here/ours/us/school/street !of_ending',
      'do/does not belong ~1 among/near/beside/with decent/clean/normal/proper/real/our people/folk/families/children',
      'people/folk were/are not ~1 really/real/proper ~1 people/human',
      '<place> ~1 was/is/were ~2 nicer/better/cleaner/safer/happier/purer ~1 before they/<newcomers> ~1 came/come/moved/arrived',
      '<place> ~4 nicer/better/cleaner/safer/happier/purer/sang/celebrate*/again ~4 once/after/when/since <newcomers> ~1 was/were/is/are ~1 <driven>/gone',
      'put/send/push/throw ~1 the ~1 refugees/migrants/immigrants/foreigners ~1 back ~2 boat/boats/sea/water/home/where',
      'make/paint/draw/want/colour/turn/keep ~2 <shown> ~1 all? white ~1 !dress/robes/shirts/clothes/hats/beards/hair/socks/teeth/wings',
      'only ~1 fair/white/pale/light ~1 skin/people/children/faces ~3 heaven/heroes/good/saved/angels',
      'fair/white/pale/light skin ~2 gets/get/go/goes/come/belongs ~2 heaven',
      'nearer/closer ~1 to ~1 the? monkeys/apes/animals/beasts ~2 than',
      'tell/know/see ~3 a? ~1 good/bad/honest/clean/real ~1 neighbour/person/people/man/child/christian ~2 by ~2 shape/colour/color/skin/nose',
      'keep ~3 street/school/town/country/class/village ~3 white/colour_of_snow/color_of_snow/pure/clean_of/ours_alone',
      'as they all are where ~1 <he> come/comes ~1 from',
      '<folk>/indians/chinese/romanians/nigerians/russians are ~1 all ~1 scammers/cheats/cheaters/crooks/frauds/fraudsters',
    ],
    [...toldAsWrong, 'apolog*/sorry/ashamed/unfair/prejudice/forgive*'],
  ),
  // Told of the one by the road, whose name makes other lines innocent.
  rule(
    [
      'samaritan/levite/priest/wounded/beggar/stranger ~12 right/wise/clever ~1 to walk/pass/go/ride past/by/on',
    ],
    ['not/wrong/thought ~3 right', 'sorry/ashamed'],
  ),
]
