import { type PhraseRule, rulesOf } from '../theme.ts'
import { words } from '../words/word-group.ts'
import { selfHarmWords } from './self-harm-words.ts'

const rule = rulesOf({
  ...selfHarmWords,
  longSleep: words('long_sleep last_sleep forever_sleep endless_sleep eternal_sleep final_sleep'),
  failure: words(
    'mistake bad_mark bad_grade bad_grades bad_marks failure fight quarrel test exam lie tear disappointment',
  ),
})

/** What goes to bed, hibernates, flies, swims or is lost and found. */
const harmless = [
  '<leaving-out>',
  '<play>',
  'bear/bears/hibernat*/hedgehog/dormouse/winter/spring/seed/seeds/beauty/princess/prince/caterpillar/butterfly',
  'swing/tree_house/treehouse/tyre/tire/trampoline/pool/ladder/climb*/sledge/parachute',
  'hide/seek/lost_sheep/lamb/kite/plane/balloon/eclipse',
  'by accident',
  'christ/cross/gave_his',
  'itch*/itchy/eczema/chickenpox/mosquito',
]

/** Going away for good and hurting oneself, told as sleep, a gift, a way home, a reward or a rescue that is not to come. */
export const selfHarmHints: readonly PhraseRule[] = [
  rule(
    [
      // Nobody is to come in time.
      'let <him> ~1 do it/so ~8 rope/hang*/pills/jump*/bridge/roof/wanted_it/hanging',
      'let <him> ~1 jump/drown/hang/fall ~6 no/without/nobody/wanted/wants ~1 rescue*/save*/it/to !over/rope',
      'nobody/no_one/noone ~1 find/finds/found/rescues/saves/stops/reaches <him> in time',
      'gone by <his> own will/choice/wish',
      'lighter/better/easier/happier/relieved ~6 gone/away/not_there ~2 by/of <his> own ~1 will/choice/hand',
      // Sleep that has no morning.
      'sleep*/slept ~4 no/without ~1 morning ~1',
      '<wish>/drawn/decided/longing/chosen/chooses/chose ~3 the? ~1 <longSleep>',
      '<longSleep> ~6 choose*/chose/chosen/decided/friday/peace/want*/wish*/at_last/ready',
      'when/if/since/because/now_that no_one/nobody need/needs/wants/misses <him> ~6 sleep/disappear*/vanish*/fade*/stop_being/not_be/no_longer',
      // A gift to those who stay.
      'kindest/best/greatest/last ~1 gift/thing/present ~8 family/mum/mother/parents/everyone/everybody ~6 gone/disappear*/vanish*/railway/not_be_here/no_longer/die',
      'not plan/planning/going/intend/want ~1 to be here ~1 after/next/by/when',
      'delete*/deleting/erase*/erasing myself/herself/himself ~1 !from',
      // A way home.
      '<jump>/jumping/leaping ~2 to jesus/heaven/god/paradise/angels !for_joy',
      '<jump>/jumping/roof/bridge/cliff/train/pills/knife/tracks ~8 heaven/jesus/paradise/angels/stars ~3 quicker/sooner/faster/shortcut/short_cut/quickly',
      '<jump>/jumping ~2 <drop> ~4 bring*/brings/take*/takes/lead*/leads <him> ~1 to ~2 heaven/jesus/grandma/god/angels/mum',
      'heaven/grave ~6 <wish> to ~1 go/be/come/follow ~3 tonight/now/by_myself/soon/at_once',
      'follow*/join* <his> ~1 <family> ~1 into/to/in the? ~1 sky/heaven/clouds/light/grave ~1 !mass/choir',
      'need not/never wait ~2 until/till/for god/jesus/lord ~1 calls/called/comes',
      'place/spot/bend/where ~3 trains/train ~1 does/do? not/never ~1 slow ~8 quiet/peace/free/at_last/finally/rest/still',
      'tracks/rails/railway_line/railway ~4 at_night ~3 wait/waits/waited/lie/lies/lay',
      // As comfort and reward.
      '<mark>/<hurt> <self> ~2 after/for/with each/every ~2 <failure>',
      '<mark>/<hurt> <his> ~1 <skin> ~2 after/for/with each/every ~2 <failure>',
      'after/for/with each/every ~3 <failure> ~4 <mark>/<hurt> <self>',
      'after/for/with each/every ~3 <failure> ~4 <mark>/<hurt> <his> ~1 <skin>',
      '<mark>/<hurt> <self> ~2 as/for a? ~1 reward/treat/prize/present/comfort/punishment',
      'reward/rewards/treat/treats/comfort/comforts <self> ~3 cut/cuts/blade/razor/scratch/scratches/burns/pain',
      'razor/blade/blades/razor_blade ~3 pencil_case/sleeve/sock/pocket/phone_case/under_the_bed/drawer ~8 uses/use/soothing/soothes/calm*/quiet/secret/arm/arms/helps',
      'marks/lines/cuts/stripes on both/his/her ~1 arms/wrists/thighs ~4 peaceful/smile/smiling/calm/proud/beautiful',
      'rope/noose ~4 beam/rafters/ceiling/hook ~8 best_thing/beautiful/peace/goodbye/free/at_last/finally',
      // Eating until nothing is left.
      'less of <him> on/with each/every ~1 page/day/week/night',
      'eat*/ate/eating/food/plate/meals ~6 until/till/so_that/to ~2 <he>/there? ~2 disappear*/vanish*/invisible/nothing_left/see_through/fade*_away',
    ],
    harmless,
  ),
]
