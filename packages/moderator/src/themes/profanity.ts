import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const rule = rulesOf({
  ...people,
  ...exemptions,
  coarse: [
    ...verbs('fuck fuk phuck phuk fvck fck feck frig wank shag piss'),
    ...nouns(
      'abitch wanker tosser bellend knobhead numbnut dickhead dickwad dickface dickbag cocksucker cockhead douche douchebag prick_face asshole arsehole asshat asswipe assclown ' +
        'assface arselicker ass_hole arse_hole dumbass smartass badass fatass lameass hardass lardass jackass dumb_ass smart_ass fat_ass hard_ass kick_ass motherfucker bastard twat slut skank whore hoe_bag bimbo ' +
        'bugger arsewipe minger knob_end shithead shitface shithole bullshit bullcrap bitch biatch beotch sonofabitch crap turdface scumbag cunt minge git_face pillock bollock ' +
        'fuckface fucker arse goddamn goddam tits_up tosspot gobshite shite dipshit horseshit dumbfuck clusterfuck fuckwit shitshow pisshead schmuck wazzock arse_licker',
    ),
    ...words(
      'wtf stfu lmao lmfao gtfo omfg fml af_ fking fkn effing f_ing shit shits shitty shitting shat crappy dammit damnit damn damned_you goddamned goddammit pissed_off pissing bollocks arsed azz azzhole cnut ' +
        'bloody_hell holy_crap holy_shit son_of_a_bitch sons_of_bitches piece_of_crap sod_off bugger_off piss_off fuck_off f_off eff_off eff_you bitchy bitchin jack_off screw_you prickhead twats jerkoff shut_the_f ' +
        'bullsh1t mofo mofos pos_scum kiss_my_ass pain_in_the_ass jesus_fucking for_fucks_sake ffs',
    ),
  ],
  insulting: words(
    'such_a be_a being_a a_real a_total you total real complete utter absolute what_a stupid little you_little bloody big_fat like_a',
  ),
})

/**
 * Coarse words and phrases, among them those that a list of single words can't hold, because their words are
 * innocent elsewhere: an ass carries sacks, hell is in the Bible and Dick is somebody's uncle.
 */
export const profanity: Theme = {
  category: 'profanity',
  is: 'Swearing, coarse words and insults, also hidden behind signs.',
  isNot: 'A donkey that is called an ass, hell in a creed, somebody whose name is Dick.',
  advice: 'is not a word for a children’s story. Please choose a kinder one.',
  phrases: [
    rule(
      ['<coarse>'],
      [
        'bitch ~4 puppies/litter/pups',
        'puppies/litter ~4 bitch',
        'jackass rides/carried/penguin/penguins',
        'frigate',
        'bugger all',
        'damn ~2 river',
      ],
    ),
    rule(
      [
        "kick*/kiss/bite/my/your/his/her/their/lazy/fat/sorry/stupid/dumb/bare/move_your/get_your/haul_your/save_your/shove_it_up_your ~1 ass/arse !and/carried/on/the_donkey/colt/'s",
        'lazy/stupid/fat/dumb/pain_in_the/work_my/work_your/up_your ~1 ass/arse',
        'pain in the ~1 ass/arse/butt',
        "give*/giving ~1 a/two ~1 rat/flying 's? ass/arse",
        'boss/teacher/brother/sister/father/neighbour/neighbor/he/she/you/they is/are/was/were an ass/arse ~1 !colt/that_carried/on',
        'fat/cocky/arrogant/stupid/dumb/selfish/smug/total/complete/rich/utter/nasty/mean/old/pompous/conceited ~1 prick/dick/knob/tit/twat !tracy/whittington/van/of/the_cat',
        'f off/you/this/yourself/that/him/her/them/all/word/bomb/bombs',
        'go/the/shut/get/you f !in/on/is/sharp/major/minor/word_begins',
        'lazy/rotten/miserable/cheeky/stupid/poor/daft/silly/old sod !house/of/roof',
        'suck it ~1 !up/in/through/dry/with/out',
        'this/that/life/school/homework/everything/it/game/story/he/she/you suck/sucks !thumb/her/his/in/up/the/on/at/a/out/through/lemons/lollipops/milk/sweets/from/honey',
        'ass of a/himself/herself',
        '<insulting> ~1 dick/prick/cock/pussy/tit/ass/arse/knob/jerk_off/tool_bag/git/turd/hoe/moron_ass !of_bethlehem/tracy/whittington/and/cat/willow/van/carried/that_carried',
        'do not? be a ~1 dick/prick/ass/arse/pussy/knob',
        'call*/called <him> ~1 a? ~1 dick/prick/cock/pussy/tit/twat/knob/ass/arse',
        'suck my/his/your/a ~1 dick/cock/balls/thumb_you',
        'what/such an ass/arse !and/of_a_day',
        'flying f/fuck/crap',
        'what/who/why/how/where the ~1 hell/fuck/frick/f/eff !is_the_opposite',
        'get/shut/back/leave/run/move ~2 the hell/fuck out/up/off/away/back/down',
        'is/are/am/was/such/being an ~1 ass/arse !and/that/carried/colt/on',
        'suck/sucks/sucked balls/ass/dick/arse',
        'is/total/complete/this/such bs',
        'total b_s',
        'hell no/yeah/yes/of_a_mess',
        'go/burn/rot/went ~1 to/in hell !and_rose/he_rose',
        'like/as/bloody/raise/to/give_them/give_him hell !with_you/and_back/fire_is/rose',
        'hot/mean/cold/scary/boring/stupid/tired/mad/drunk as hell/fuck',
        'to hell with',
        'give*/gives/gave/giving ~1 a/two damn/crap/shit/fuck/craps',
        'damn ~1 you/it/him/her/them/this/that/the/right/straight/fool/thing/dog/bus/homework/cat !of',
        'goddamn/god_damn/goddam ~1',
        'god damn',
        'i am so pissed',
        'pissed at/about/off/me_off/as',
        'so/really/totally/got/was/is pissed !in_the_wind',
        'screw <self>/you/this/that_stupid/that_idea/him/her/them/it !in/on/into/together/tight/back/down/up/cap/lid/the/driver',
        'go screw/shove/stuff ~1 <self>/it',
        'bloody idiot/fool/bastard/hell/stupid/moron/liar/disgrace/homework/rubbish/kids',
        'shut ~1 your ~1 fat? gob/trap/face/hole/fat_mouth/piehole',
        'shut the ~1 hell/f/fuck/eff up',
        'holy crap/shit/fuck/hell',
        'eat/eats shit/crap/my_shorts_you',
        'fat gob/cow_you/slag/slob_you',
        'old slag/cow_you/hag_you',
        'tits/titties/titty !on_the_feeder',
      ],
      [
        'rides/rode/riding/donkey/saddle/saddled/ox/colt/balaam',
        'great/blue/coal tit/tits',
        'he went down to hell',
        'gates of hell',
        'creed',
        'sermon/vicar',
        'uncle dick',
      ],
    ),
  ],
  shapes: [
    // Words with signs in place of letters: "sh*t", "f**k".
    {
      find: /(?<![\p{L}*])(?:(?:mother)?f[*#@%]{2,4}(?:k?er|k?ers)|(?:bull)?(?:sh[*#@%_!.-]{1,2}t|s[*#@%]{1,2}t)(?:ty|head)?|f[*#@%_.-]{1,3}c?k(?:ing|er|ed|s|face)?|f[*#@%]{2,}|f(?:u|[*#])[*#@%](?:k|[*#@%])(?:ing|er|ed)?|b[*#@%_]{1,2}t?ch(?:es)?|b[*#]{4}|a[*#$@%]{2}(?:hole)?s?|c[*#@%u]n?[*#@%]ts?|c[*#@%]nts?|d[*#@%]ck(?:head)?s?|n[*#@%]gg(?:er|a)s?|wh[*#@%]res?|sl[*#@%]ts?|p[*#@%]ss(?:y|ies|ed)?|c[*#@%]ck|cr[*#@]p|b[*#@]st[*#@a]rds?|tw[*#@]ts?|w[*#@]nkers?)(?![\p{L}*])/giu,
      reads: 'plain',
    },
    {
      find: /(?<![\w@#$%&!*])(?=[@#$%&!*]{0,8}[@$%&])(?=[@#$%&!*]{0,8}[#!*])[@#$%&!*]{4,12}(?![\w*])/g,
      reads: 'plain',
    },
  ],
}
