import { type PhraseRule, rulesOf } from '../theme.ts'
import { selfHarmWords } from './self-harm-words.ts'

const rule = rulesOf(selfHarmWords)

/** What looks like it: a slip with the scissors, a jump into the pool, a sad prayer of the Bible. */
const harmless = [
  '<leaving-out>',
  'by accident',
  'accident/accidentally/bumped/tripped/slipped',
  'pool/lake/trampoline/leaves/haystack/hay/splash/puddle/swing/parachute',
  'laugh*/giggl* ~2 until',
  'of laughing/laughter',
]

/** Hurting oneself and wanting to be dead, said straight out: as a confession, an insult, advice or a hero's deed. */
export const selfHarmPlain: readonly PhraseRule[] = [
  rule(
    [
      // As an insult or advice.
      'kys/kms/unalive',
      'off <self> ~1 !the/a',
      'neck/end/unalive yourself',
      'just/go/please/should/must/could/you/then <injure>/hang/drown <self> !in/a/with_joy/out',
      '<injure> yourself',
      'go/just/should/please/must/why_not/better jump ~1 already/off/from/in_front/out_of !the_trampoline/the_rope/for_joy',
      'cut/cuts/cutting deeper ~1 next/this/again/and',
      'world ~3 favour/favor ~2 and ~1 die/off/end/jump/kill/disappear',
      'you ~4 waste_of_space/waste_of_oxygen/waste_of_air ~1',
      'waste_of_space/waste_of_oxygen/waste_of_air/useless_waste',
      // As a confession.
      '<hurt>/harm* <self> ~3 last_night/again/sometimes/when/whenever/and_it_felt/it_felt/to_feel/at_night/every/in_secret/with_scissors/with_a_blade/with_needles !fell/fall/i_fell',
      '<hurt>/prick*/stab*/jab* <self> with ~1 needle/needles/pin/pins/scissors/blade/glass/compass/razor !by',
      'prick*/jab*/stab* <self> ~4 to_feel/punish*/as_punishment/until/because',
      'hit*/slap*/punch*/bang* <self> ~1 in/on the ~1 face/head ~1 !with_the_rake/by',
      'cut*/slash*/slice*/scratch*/burn* <his> ~1 arms/arm/legs/leg/wrists/skin/thighs ~6 at_night/so_that/pain/feel/whenever/to_cope/every_night/better/bloody/raw/sad/because ~1 !fell',
      'scratch*/scratched/rub*/pick* <his> ~1 arms/arm/legs/skin ~1 bloody/raw/open',
      'slits/cuts on <his> ~1 arm/arms/wrist/wrists/legs/thighs',
      'bite*/bit/chew* <his> own? ~1 hand/arm/hands/lip/tongue ~4 blood/bled/bleed*/deserve*',
      'blade/razor/knife/scissors ~2 under <his> ~1 pillow/mattress ~4 when/for/in_case/every',
      'hide* ~2 <his>/the? ~1 cuts/scars/wounds ~1 from',
      // Wanting to be gone, and goodbyes.
      'no/any/what/not ~2 point/reason/use/sense ~2 going_on/living/carrying_on/being_here/staying_alive/trying_any_more/getting_up_ever',
      '<he> ~3 ending it ~1 this/tonight/soon/tomorrow/all/now/today/on !with_a/song',
      'to/and/just/will/ready_to/going_to end it ~1 !with/in/by/at/up/well/happily/like',
      'end* it ~1 <self>',
      'by ~1 tomorrow/tonight/monday/friday/sunday/then i_will ~1 be ~1 gone/dead ~1 !on/to/for/by',
      'i will/would/am ~1 not be here ~2 much_longer/any_more/any_longer/tomorrow/to_bother/when_you_read/for_christmas',
      'not be here to ~1 bother/annoy/trouble/burden',
      'last ~1 story/letter/message/words/note/thing ~3 i ~2 ever ~1 write/send/say/do',
      'picked/chose/chosen/set the ~1 day/date ~3 gone/die/end/be_over/here',
      'i have picked the day',
      'goodbye everyone/everybody ~6 last/gone/never/forever',
      'letters/letter/notes/note ~3 kids/family/children/parents/mum/mom/wife ~2 for/when ~2 after/gone/read_when ~1',
      'tonight i ~1 take the ~1 pills/tablets',
      'i ~1 take/swallow ~1 the/all ~2 pills/tablets ~1',
      'envy/envies/envied the ~1 dead',
      'by <his> own hand !made/baked/built/knitted/painted/sewn/carved/written/wrote',
      'only/just death/dying ~2 help/helps/free/frees/save/heal/end/ends/fix/left',
      'nothing left ~3 but ~3 ledge/roof/rope/bridge/pills/river/tracks/jump/death/drop/knife',
      'why am_i/do_i/should_i/bother ~2 alive/living/breathing/existing/live/exist',
      'just/should/want_to stop breathing',
      // Ways.
      '<drop> ~5 hope*/hoping/want*/wish*/pray*/ready/long*/thought_about ~4 fall/jump/slip/let_go/jumping/falling/step',
      '<jump> ~1 off/from/out_of <the> ~2 <drop> ~6 peace/free/rest/happy/quiet/sad/sadness/tired/forever/enough/alone/nobody/finally/pain/because/life',
      'jump*/leap* off <the> ~1 roof/cliff/bridge/building/ledge/skyscraper ~1 and ~2 die*/dead/died',
      'let*/lets go of the ~1 railing/ledge/rail/edge/parapet ~1 !and_waved',
      'easy ~1 to? ~1 step/let_go/jump/fall/slip ~2 railing/platform/ledge/off_the/tracks/bridge',
      'so easy just step',
      'lie*/lay/lies/lying ~1 down? on/across the ~1 tracks/rails/railway ~1 !toy',
      'walk*/run*/ran/step* ~1 into/in_front_of ~1 the? traffic/oncoming/train/lorry ~2 on_purpose/to_die/because/and_closed',
      '<gun>/it ~3 in/into/to/against <his> own? ~1 mouth/temple !and_chewed/ate',
      '<gun> ~4 in/into/to/against <his> own? mouth/temple/head',
      'throw*/threw <self> overboard ~6 die/drown/dead',
      'take*/took/with/fetch* ~2 rope ~8 end_it/hang/neck/beam/goodbye',
      'swallow*/took/take* ~3 mummy/mum/mom/mommy/dad/grandma/granny ~3 pills/tablets/medicine ~6 sleep_forever/die/never_wake/forever',
      // Not eating.
      'not/never ~1 eaten/eat/ate ~3 days/weeks/week ~6 proud/thin/skinny/strong/beautiful/pretty/kilos',
      'skip*/skipping ~1 every/each/all/a/the? ~1 meal/meals/lunch/breakfast/dinner ~8 beautiful/pretty/thin/slim/skinny/light/lighter/model/perfect',
      'starving/starvation/hunger is ~2 talent/gift/friend/secret/beautiful/special',
      'down to ~1 thirty/forty/thirty_five/35/30/40 kilos',
      'being/feeling hungry/empty ~2 make*/made/feel* ~2 strong/stronger/powerful/proud/pure/beautiful/in_control',
      'skin and bones ~10 strong/beautiful/proud/lunch/winner/pretty',
      'hide*/hid/throws_away/throw_away/flush* <his> ~1 lunch/dinner/food/breakfast ~8 thin/strong/skinny/fat/bones/hungry/weigh',
      'throw*_up/vomit*/puke*/make_herself_sick ~6 fit_in/fit_into/thin/slim/pretty/dress',
    ],
    [...harmless, 'mosquito/itch*/chickenpox', 'story/book/song/show/game/prayer ~2 end_it', 'quarrel/fight/war/argument'],
  ),
  // As a deed to be admired: no name of the Bible makes this innocent.
  rule(
    [
      '<injure>/hang* <self> ~8 <admired>',
      '<admired> ~6 <injure>/hang* <self>',
      'fall*/fell/throw*/threw <self>? ~1 on/upon/onto <his> ~1 sword/spear/knife ~8 <admired>/because/ready/same',
      'ones/heroes/men/people end ~1 it ~1 <self>',
      'judas ~4 right ~1 idea/thing ~8 hang/die/kill/me/too',
      'suicide ~6 <admired>',
      'tired of living/life ~8 <injure>/kill*/happy',
    ],
    ['<leaving-out>', 'wrong/sad/should_not'],
  ),
]
