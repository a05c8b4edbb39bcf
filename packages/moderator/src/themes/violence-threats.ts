import { type PhraseRule, rulesOf } from '../theme.ts'
import { violenceWords } from './violence-words.ts'

const rule = rulesOf(violenceWords)

/** Threats and wishes: nothing makes them innocent but play, the Bible and a request to leave them out. */
export const threats: readonly PhraseRule[] = [
  rule(
    [
      'will/shall ~1 <lethal> <the>? ~2 <someone-else>',
      'going/want/wants/wanted/plan/plans/planning/planned/intends/decides/decided/vows/vowed/swears/swore/threatens/threatened/trying/tries/hopes/hoped/promised to ~1 <lethal> <the>? ~2 <someone>/school/church',
      'going/want/wants/wanted/threaten*/plan* to ~1 hurt/burn/harm/destroy/choke/skin/end/cut_up/beat ~1 you/him/me/them/everyone/everybody !feelings/at/in',
      'going/want/wants/threaten*/plan* to ~1 hurt/burn/harm ~1 <the> ~2 <child>/<family>/<pet>',
      "let 's ~1 <lethal> <the>? ~2 <someone>",
      'i/we will/shall ~1 <threaten> you/him/her/them/everyone/everybody/all',
      'i/we/he/she/they will/would/could ~2 shoot ~1 everyone/everybody/you/up',
      'shoot* up <the>? ~1 <building>/class/classroom/playground',
      'you are ~1 dead !tired/on/right/silent/center/wrong/serious/sure',
      'you ~1 dead_meat/dead_man/going_to_die/will_die/shall_die/must_die',
      'i know where you live',
      'threaten* <the>? ~2 <someone> with <the>? ~1 <gun>/<blade>/<club>/death',
      'put ~1 bullet in/into/through',
      'bullet in/into/through <the> ~2 <vital>/<someone>',
      'i/we/they hope ~3 <kill>/<maim>/shoots/shoot/die/dies/dead/dying ~1 you/him/her/them/soon/painfully',
      'let/make/have/wish ~1 everyone/everybody/them/all/him/her ~1 <someone>? die/bleed/burn/suffer !of/laughing/from',
      '<someone-else> should/must/deserve/deserves/ought ~1 die/bleed/suffer/be_killed/be_shot/be_hanged/be_stabbed/get_shot',
      'someone/somebody should/please ~1 <threaten> ~2 <someone>',
    ],
    [
      '<play>',
      '<leaving-out>',
      'kill* me',
      'of_laughing/of_boredom',
      'not/never/nobody going/want/will to? ~1 <threaten>',
      'will/would/shall never/not',
      'tickle/hug/kiss',
      'wolf/witch/troll/giant/ogre eat',
      '<threaten> <the> <fairy>',
      'wanted to ~1 <threaten> <the> ~1 baby/jews',
      'no one should',
      'feelings',
      'race/game/match/chess/tennis/saturday',
      '<bible>',
      'tree/fruit/garden/eat',
      'bang/cowboys/tag/game',
      'daniel/wise_men',
    ],
  ),
  rule([
    'i will ~1 kill/murder/shoot/stab/strangle/hurt/slit/gut ~2 you/your',
    'kill*/murder*/stab*/strangle* ~1 you/your ~2 family/mother/mum/mom/dad/parents/whole/all/slowly',
    'slit your',
    'going to ~1 kill/murder/stab/shoot you',
  ]),
]
