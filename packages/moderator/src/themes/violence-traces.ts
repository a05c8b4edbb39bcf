import { type PhraseRule, rulesOf } from '../theme.ts'
import { nouns, words } from '../words/word-group.ts'
import { toldPlainly, violenceWords } from './violence-words.ts'

const rule = rulesOf({
  ...violenceWords,
  folk: [
    ...violenceWords.child,
    ...violenceWords.family,
    ...nouns(
      'neighbour neighbor villager guest visitor customer friend enemy stranger traveller pupil patient human person prisoner victim',
    ),
    ...words('people enemies'),
  ],
  /** What is kept of somebody as a prize. */
  part: words(
    'ear ears finger fingers toe toes eye eyes eyeballs tongue tongues scalp scalps head heads skull skulls hand hands nose noses heart hearts',
  ),
  tamed: nouns(
    'kitten puppy cat dog hamster bunny rabbit frog toad mouse bird sparrow hen chick lamb duckling goat squirrel lizard turtle pony calf butterfly fly bee',
  ).concat(words('mice calves flies animals')),
  eater: nouns('lion dog wolf shark bear crocodile pig tiger rat crow hyena leopard').concat(words('wolves')),
  dress: nouns(
    'coat cloak rug carpet lamp lampshade drum bag mask belt quilt curtain puppet glove hat apron',
  ),
  made: words('sewn stitched made knitted built tanned'),
  red: words('red crimson scarlet'),
  room: nouns(
    'floor wall tile sheet bath tub kitchen carpet room nursery classroom bed barn stairs cellar',
  ).concat(words('snow stairs')),
  food: nouns('pie stew soup sausage meatball pot hook oven mince pâté'),
  gone: words('missing disappeared disappear disappears vanish vanishes vanished'),
})

/** What somebody wants to be made of clothes, paint and kitchens, and of accidents. */
const harmless = [
  ...toldPlainly,
  'paint/painted/painting/brick/bricks/tomato/tomatoes/strawberry/strawberries/juice/jam/ketchup/beetroot/cherry/cherries/wine/sunset/poppies/roses/leaves/popsicle/lolly/berries/raspberries',
  'nurse/doctor/vet/plaster/bandage/thorn/thorns/splinter/tooth/dentist/nosebleed',
  'doll/dolls/snowman/statue/robot/scarecrow/potato/lego/teddy/dough/clay',
  'dice/cards/chess/musical/queue/match/team',
  'knit*/sew*/haystack/pine/hedgehog/hedgehogs',
]

/** Cruelty told by what is left of somebody, who is missing, what is quiet afterwards and what is asked to be seen. */
export const violenceTraces: readonly PhraseRule[] = [
  rule(
    [
      // What became of somebody.
      "<dress> ~2 <made> ~1 of/from/out_of ~2 <folk>/skin/faces/fingers !'s/old/wool/hair/clothes/dress/dresses/shirts/of_fruit",
      'collect*/collection/collects ~2 <part> ~2 of ~2 <folk>/<someone> ~1 !storybooks',
      'collects/collecting/collected human? ears/fingers/toes/eyeballs/tongues/scalps/skulls/noses !of_corn/of_wheat',
      'keep*/kept/store*/pickle* ~1 !his/her/my/their/your/its/both ears/fingers/toes/eyes/eyeballs/tongues/scalps/heads ~2 in/inside/on ~2 jar/jars/freezer/fridge/drawer/box/shelf/bottle/wall',
      'ears/fingers/toes/eyeballs/tongues/scalps ~2 of/from ~2 people/children/neighbours/enemies/guests/everyone',
      '<food>/cellar/meat ~10 one ~1 <folk> less/fewer',
      'each/every ~8 one ~1 <folk> less !in_line/in_the',
      '<folk> ~4 <gone> ~8 pies/stew/sausages/meatballs/mince/meat !thief',
      'wet/always ~1 <red> ~1 sleeves/hands/apron/teeth/knife/gloves !cold/frost',
      // What is quiet, and what is red.
      'nobody/no_one/none ~3 hear*/heard ~4 <tamed>/<folk>/baby/babies ~2 went/fell/go/goes/stopped/stop/got ~1 quiet/silent/still/barking/crying/whimpering/breathing/screaming/calling',
      'freezer/sack/bucket ~8 stopped ~1 barking/meowing/moving/breathing/whimpering/screaming',
      'till/until ~1 the? screaming/screams/whimpering/struggling/kicking/twitching/squealing ~1 is/was/were/are? ~1 over/done/stops/stopped/ends/ended/fades/faded',
      '<room> ~2 is/was/are/were/turned/turns/ran/runs/went ~2 <red> ~8 still_standing/nobody/no_one/alive/dead/moves/moved/knife/axe/survived/survivor/silent',
      '<red> puddle/puddles/pool ~4 grow*/growing/spread*/spreading/under/beneath/around',
      // Asked to be seen.
      '<eater> ~2 really/actually/properly/slowly ~1 eat/eats/chew/tear/devour/rip/maul/crunch ~6 him/her/them/<someone>/daniel/limbs',
      '<eater> ~3 eating/eat/eats/ate/chewing/chew/gnawing ~1 <his> ~1 face/faces/limbs/arms/legs/guts/flesh',
      'chew*/gnaw*/eat*/munch*/bite*/biting ~2 torso/torsos/limb/limbs',
      'limb by limb',
      'finger/toe/wing/leg by finger/toe/wing/leg ~8 slow*/slowly/alive/scream*/cut*/pull*/tear*',
      'pulled/torn/taken/ripped/plucked ~1 apart ~3 alive/living/slowly/breathing',
      'inside out ~3 alive/breathing/twitching',
      'insides outside',
      'see <him>/it/<someone> ~1 opened/slit/ripped/split ~1 up/open',
      'die/dies/died/death/dying ~3 too clean/cleanly/neat/painless/painlessly',
      '-not/never/nobody/no_one let/make/should/must/want ~3 <someone-else>/<tamed> ~2 suffer ~1 more/longer/slowly/first/properly',
      '<someone-else>/<tamed> ~3 be/is/was/are/were/gets/got ~1 set ~1 alight/ablaze/on_fire !with_joy/with_love/for',
      // Whose fists and knives.
      'belt/fist/fists/whip/slipper ~1 teach/teaches/taught/knows/know/speaks/talks ~1 best/better/louder/loudest/him/her/them',
      'belt ~8 nobody/no_one ~2 hears/heard',
      'bruises/bruise ~8 earned/earns/deserves/deserved/asked_for ~1 them/it !kiss',
      'ten/twenty/thirty/forty/fifty/hundred lashes ~1 for',
      'puppy/kitten/cat/dog/bone/skull/neck/throat/limb/gut/baby/granny/child/hamster/bunny stomper/crusher/strangler/skinner/drowner/slitter/ripper/slasher/torturer/smasher/slicer/chopper',
      'knife/blade/dagger/axe/spear went in and out',
      'make*/made/making/let/lets/letting/watch*/leave*/left <the>? ~1 <someone-else> bleed !green/blue/for_our',
      // Animals that cannot flee.
      '<tamed> ~3 pins/needles/matches/firecracker/firecrackers/scissors/magnifying_glass/lighter/hammer ~12 giggl*/fun/laugh*/grin*/smil*/enjoy*',
      'poke*/prick*/squash*/kick*/stamp*/stomp*/trap*/pluck*/skin* ~3 <tamed> ~6 because_it_is_funny/for_fun/for_a_laugh/until_it/till_it/to_hear_it/to_see_it',
    ],
    harmless,
  ),
]
