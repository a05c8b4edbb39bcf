import { bodies } from '../lexicon/bodies.ts'
import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

/** Verbs that mean a life is taken, whoever does it and to whom. */
const kill = verbs(
  'kill murder slaughter massacre butcher execute assassinate exterminate lynch behead decapitate strangle throttle ' +
    'suffocate smother electrocute disembowel gas impale gut guillotine annihilate bump_off snuff_out wipe_out gun_down',
)

/** Verbs that mean grave cruelty, but not always a death. */
const maim = verbs(
  'stab torture mutilate maim dismember bayonet scalp flay waterboard crucify brutalize brutalise',
)

/** Verbs of everyday quarrels, too; grave only with a tool, a result or when a grown-up does it. */
const hit = verbs(
  'hit kick beat punch slap whip lash thrash pummel bash batter bludgeon club clobber choke stomp smack belt spank flog ' +
    'cane strike pound slam smash whack wallop trample',
)

export const violenceWords = {
  ...people,
  ...bodies,
  ...exemptions,
  kill,
  maim,
  hit,
  hurt: [
    ...kill,
    ...maim,
    ...hit,
    ...verbs('hurt shoot burn scald drown hang poison attack knife slash harm beat_up'),
  ],
  threaten: [
    ...words(
      'kill murder shoot stab strangle poison behead slaughter torture hang drown burn hurt harm gut butcher',
    ),
    ...words(
      'beat_up blow_up destroy end smash cut knife shank slit choke break skin execute massacre punish_you bury',
    ),
  ],
  sever: verbs('cut chop hack rip tear bite saw slice blow shoot lop wrench gnaw sever bomb'),
  break: verbs('break snap crack wring smash crush twist shatter dislocate'),
  crush: verbs('smash crush crack bash split cave batter pummel stomp slam pound beat'),
  goreNoun: nouns(
    'intestine entrail corpse cadaver body_part severed_head severed_hand severed_limb severed_leg severed_arm severed_finger ' +
      'mangled_body dead_body rotting_flesh bloodbath massacre beheading execution lynching genocide killing_spree ' +
      'mass_grave concentration_camp gas_chamber torture_chamber serial_killer mass_murderer axe_murderer hitman hit_man ' +
      'psychopath assassin school_shooting school_shooter mass_shooting suicide_bomber suicide_bombing car_bomb pipe_bomb ' +
      'nail_bomb time_bomb dirty_bomb petrol_bomb molotov grenade hand_grenade land_mine drone_strike air_strike airstrike ' +
      'missile warhead napalm nerve_gas explosive gunman terrorist_attack terrorist hostage cannibal war_crime firing_squad ' +
      'electric_chair executioner snuff_film sniper death_threat slasher homicide kidnapper murderer bloodshed torturer carnage',
  ),
  goreWord: words(
    'gory gorier goriest decapitated decapitation dismembered dismemberment disembowelled disemboweled mutilated mutilation ' +
      'eviscerated flayed bloodthirsty homicidal bludgeoned garrotted gunmen hitmen disfigured ' +
      'beheaded impaled cannibals cannibalism bloodsoaked bloodstained tortured gore',
  ),
  bleedVerb: verbs(
    'spray spurt gush splatter spatter splash squirt drip pour rain ooze trickle spill pump seep shoot flow stream soak',
  ),
  soaked: words('covered soaked drenched dripping smeared splattered spattered stained coated bathed caked'),
  pool: nouns('pool puddle river trail stream bucket fountain lake spray splash smear gallon sea'),
  pronounEnd: words('he she they it him her them'),
  collapse: words(
    'dead dies died die bleeds bled bleeding unconscious bloody limp stops stopped can_not could_not passed ' +
      'passes collapses collapsed faints fainted begs begged cries screamed screams moving breathing twitching',
  ),
  /** What may take a life when it is kept up. */
  force: [
    ...hit,
    ...kill,
    ...maim,
    ...verbs(
      'squeeze press push hold kick throw shoot drown swing pour tie throw_stones stone bury burn stuff shake grip drag',
    ),
  ],
  squeeze: verbs('squeeze tighten crush wring throttle choke strangle'),
  hold: verbs('hold push press keep force shove dunk dangle'),
  smotherer: nouns('hand pillow cushion plastic_bag bag cloth scarf blanket'),
  weapon: nouns(
    'knife dagger axe ax machete sword club hammer crowbar pipe bat rope pistol gun rifle lamp brick rock stone poker whip belt spear pitchfork shovel chainsaw stake vase bottle',
  ),
  /** How it is told that somebody is dead. */
  still: words(
    'never_spoke never_speak never_moved never_breathed never_woke never_came_back never_got_up never_walked never_screamed stopped_moving stopped_breathing stopped_kicking stopped_crying stopped_struggling stopped_screaming stopped_twitching ' +
      'lay_still lies_still lay_dead lie_still was_still was_dead were_dead moved_no_more breathed_no_more went_limp goes_limp was_limp fell_limp hung_limp went_dull went_dark went_blank went_empty turned_blue was_blue did_not_move did_not_breathe did_not_get_up did_not_wake no_longer_moved no_longer_breathed ' +
      'could_not_breathe bubbles_stopped heart_stopped heart_no_longer was_silent_forever was_quiet_forever no_more_screams no_life no_breath last_breath stops_moving stops_breathing stops_kicking stops_screaming drops_dead dropped_dead',
  ),
  soldiers: nouns(
    'soldier guard villager prisoner hostage rebel guerrilla nazi enemy captain officer gunman',
  ).concat(words('men women people')),
  face: words('face body back arm arms eye eyes lip legs cheek mother mom mum wife'),
  lethal: words(
    'kill murder shoot stab strangle poison behead slaughter torture beat_up gut massacre shank execute drown burn_alive hang',
  ),
  bomb: nouns('bomb explosive dynamite grenade').concat(words('tnt c4 semtex')),
  dark: nouns('cellar basement dungeon cage trunk closet freezer cupboard shed van boot coffin box'),
  torturePlace: nouns('bed radiator tracks'),
  vehicle: nouns('train bus car truck lorry tram'),
  height: nouns('roof cliff bridge balcony tower window stairs rooftop building staircase ledge'),
  fairy: words(
    'wolf dragon giant ogre monster beast spider snake troll bear lion hook goose rats flies fly weeds hook crocodile',
  ),
  /** Deeds that are grave whoever does them and to whom. */
  grave: [
    ...kill,
    ...maim,
    ...verbs(
      'drown burn hang poison starve whip flog skin gouge crush shoot slash choke trample cripple blind torment',
    ),
  ],
  /** Deeds that may be play. */
  rough: [
    ...hit,
    ...verbs('hurt throw bite pinch push shove poke cut tie chain lock drag scratch bully trip scald'),
  ],
  living: [
    ...people.victim,
    ...nouns(
      'calf fox donkey sheep goat mole turtle frog toad lizard butterfly beetle insect snail fish crybaby creature beggar calf fly',
    ),
    ...words('calves flies animals them'),
  ],
  /** Whom nobody eats: a chicken in the oven is dinner. */
  human: [
    ...people.person,
    ...words('them everybody everyone you me cat dog kitten puppy hamster bunny kittens puppies sinners'),
  ],
  beast: words(
    'dogs wolves sharks lions pigs crocodiles rats piranhas bears tigers eels alligators snakes ants',
  ),
  relish: [
    ...words(
      'for_fun for_pleasure for_sport for_kicks for_a_laugh for_the_fun for_a_joke just_to_hear with_glee with_joy with_pleasure with_a_smile giggling grinning ' +
        'enjoyed enjoys enjoying enjoy bragged brags proud and_laughed and_laughs and_laugh laughing_as then_laughed and_smiled smiled_at grinned danced_around felt_happy feels_happy felt_good ' +
        'awesome hilarious because_it_was_funny is_cool so_cool was_cool is_fun was_fun great_fun is_great was_great feels_great amusing',
    ),
  ],
  watcher: verbs('laugh smile grin watch enjoy cheer giggle').concat(words('stood_by danced')),
  suffer: words(
    'suffer suffers suffered suffering scream screams screamed screaming shriek shrieks shrieked bleed bleeds bled drown drowns drowned drowning burn burns burned die dies died dying ' +
      'squeal squeals squealed howl howls howled writhe writhes writhed choke chokes choked beg begs begged whimper whimpers whimpered squirm squirms twitch',
  ),
  request: words('describe show draw picture illustrate paint detail add include make let have write tell'),
  gore: words(
    'guts brains entrails intestines skull_open splinters_of_bone bone_splinters chopped_off_head head_cut_off heads_cut_off head_chopped_off eyeballs blood_dripping blood_spraying blood_and_gore gory_details insides_out brain_matter',
  ),
  closely: words(
    'in_detail in_every_detail in_great_detail in_full_detail in_graphic_detail graphically every_detail all_the_details all_details slow_motion step_by_step close_up juicy gory and_slow slowly_and as_bloody as_gory with_lots_of_blood lots_of_blood splatter splatters',
  ),
  wrecked: words(
    'die dies died dead is_dead was_dead are_dead faint faints fainted pass_out passes_out passed_out bleed bleeds bled bleeding bones raw flat mush pulp bloody stops_moving stopped_moving broke breaks snapped snap limp blood unconscious',
  ),
  building: nouns(
    'orphanage school church mosque synagogue house kindergarten temple hospital mall town village shop home',
  ),
}

/** What makes most findings innocent: the Bible, play, and that it is not to be in the story. */
export const toldPlainly = [
  'shot at the/her/his ~1 doctor/nurse/clinic/vet',
  'daniel ~8 lions/lion/den',
  'lions/den ~8 daniel',
  'peter ~8 sword/ear',
  'ear ~2 servant',
  'king said',
  'kill* me/two_birds',
  'david ~12 sling/sheep/lion/bear/king/giant/stone',
  'sling/sheep/lion/bear/giant ~10 david',
  '<bible>',
  '<play>',
  '<leaving-out>',
  'not/never/nobody/without ~2 <hurt>',
  'wanted ~1 kill* the <fairy>',
]
