import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const rule = rulesOf({
  ...people,
  ...exemptions,
  group: words(
    'isil isis_fighter isis_fighters isis_flag isis_soldier isis_soldiers join_isis joins_isis joined_isis joining_isis martyrdom_operation martyrdom_operations for_isis taliban_fighter terror_cell terrorism jihadism daesh al_qaeda al_qaida alqaeda taliban hamas hezbollah hizbollah boko_haram al_shabaab islamic_state the_kkk ku_klux_klan combat_18 hammerskins ' +
      'atomwaffen red_army_faction jihadi jihadis jihadist jihadists mujahideen caliphate bin_laden osama_bin_laden breivik columbine christchurch_shooter unabomber',
  ),
  terrorist: nouns(
    'terrorist extremist suicide_bomber bomber school_shooter mass_shooter hijacker mass_murderer martyr_for_the_cause lone_wolf_attacker',
  ),
  place: nouns(
    'school church mosque synagogue temple kindergarten hospital mall market station airport plane train bus subway stadium concert parade parliament embassy ' +
      'bridge building tower market_square christmas_market town_hall crowd embassy office capitol metro',
  ),
  'blow-up': verbs(
    'blow_up bomb detonate explode shoot_up attack hijack burn_down raze firebomb destroy poison gas',
  ),
  enemy: words(
    'infidel infidels unbelievers non_believers unbelievers enemies_of_god kafir kuffar crusaders heathens the_enemy traitors oppressors westerners',
  ),
  vehicle: nouns('truck lorry van car bus jeep plane'),
})

/**
 * Attacks on many at once, those who make them as heroes, and calls to join. Jericho and Samson, a siege, rebels in a tale, firemen
 * who help and somebody who fled from a war pass.
 */
export const terror: Theme = {
  category: 'terror',
  is: 'Attacks on a crowd or a building, the groups and people who do them as heroes, calls to join them.',
  isNot:
    'Wars and sieges of the Bible, pirates and rebels of a tale, people who fled from a war, helpers after a disaster.',
  advice:
    'is about terror or an attack on many people. Please leave it out; a danger in a story can be a storm, a flood or a lion, with helpers who come.',
  phrases: [
    rule(
      [
        // A man may be called Jihad.
        '-uncle/brother/cousin/friend/named/called/little/mr/teacher/grandpa jihad ~1 !fled/escaped',
        '<group> ~1 !fled/escaped',
        'suicide bomber/bombers/bombing/bomb/bombs/vest/vests/belt/belts/mission/attack/attacks',
        'bomb/explosive/explosives/dynamite vest/vests/belt/belts',
        'vest/belt/backpack/suitcase/bag/box ~3 full_of/with/packed_with/of ~2 explosives/bombs/dynamite/nails/bomb',
        'school/mass shooting/shootings/shooter/shooters',
        'car/dirty/nail/truck/time bomb/bombs',
        'terror ~1 attack/attacks/cell/cells/plot/group/camp',
        'terrorist/extremist/rebel ~1 attack/attacks/cell/group/training/training_camp/plot',
        '<someone>/he/she/they/who/we/i ~2 <blow-up> ~2 <place> ~1 !of_sand/of_blocks/with_colour/together/with_balloons/tower_of',
        '<blow-up> ~2 <place> ~5 people/everyone/everybody/children/worshippers/passengers/inside',
        'blow*/blew/blowing ~3 <place> ~1 up !balloon',
        '<he>/who/they/that ~1 bomb*/bombs/bombing ~3 <place>',
        'bomb/bombs/explosives/dynamite ~3 in/under/inside/at/on ~3 <place>',
        'plant*/planted/put/puts/carry*/carries ~2 bomb/bombs/explosives/a_ticking',
        'hide*/hid <the>? bomb/bombs/explosives',
        'drive*/drove/drives/driving/ram*/steer*/crash*/plough*/plow* ~3 <vehicle> ~2 into ~3 crowd/people/crowds/children/shoppers/market/parade/pedestrians/tower/towers/building',
        'fly*/flew/flies/flying/crash* ~3 plane/planes/jet into ~2 tower/towers/building/buildings/skyscraper',
        'hijack*/hijacked/hijacks/hijacking ~2 plane/bus/train/ship/aircraft/jet/flight',
        '<terrorist> ~1 is/are/was/were/as/becomes ~3 hero/heroes/brave/good/holy/right/cool/great/saint/martyr/main',
        'become*/became/join*/joined/train*/recruit*/praise*/admire*/cheer*/celebrate*/thank*/support*/be/follow* ~3 <terrorist>/terrorists/extremists/holy_war/armed_struggle/the_holy_fighters/holy_warriors',
        'die*/dies/dying/died/death ~3 martyr/martyrs ~4 blow*/bomb/attack/enemy/enemies/infidels/cause/virgins/paradise',
        'martyrs/martyr ~5 blew/blow*/bomb/bombs/explo*/paradise_waits',
        'kill*/killing/slay*/behead*/wipe_out/punish*/burn*/fight*/strike* ~2 <enemy> ~1',
        'holy war/warrior/warriors/fighter/fighters ~4 join*/against/kill*/die/unbelievers/infidels/enemies/now',
        'take*/took/taking/hold*/held ~2 hostage/hostages ~1',
        'hostages ~5 shoot*/shot/kill*/until/one_by_one/demands',
        'poison*/poisoned/poisoning ~2 water_supply/town_well/city_water/drinking_water/the_reservoir',
        'manifesto ~8 attack/shoot*/kill*/bomb/revenge',
        'as many ~1 people/kids/children/of_them/unbelievers/victims as possible ~1 !friends',
        'nine_eleven/september_11/september_11th/9_11 ~6 heroes/hijackers/was_right/deserved/good/cool/great/again/funny',
        'shoot*/shot/shooting ~1 up ~2 <place>',
        'gunman/gunmen/bomber ~3 <place>',
        'behead*/beheaded/beheading ~2 <someone>/prisoners/journalists/hostages/christians',
        'martyr/martyrs ~6 attack/bomb/belt/rewards/paradise/cause',
        'attackers/bomber/bombers/gunmen/hijackers/shooter ~5 win/celebrated/right/heroes/hero/praised/admired/good',
        'fuse/bomb/bombs/explosion/explosions/explosives/switch ~6 cathedral/mall/church/mosque/synagogue/embassy/concert/stadium/parliament/wedding/crowd/theatre',
        'blow*/blew/blowing up ~2 <place> ~1 !with_balloons',
        '<vehicle>/drove/drives ~5 into ~2 people/crowd/parade/market/pedestrians ~3',
        'armed struggle',
        'strike at the heart of',
        'fight/kill and ~1 to? die for ~1 cause/faith/caliphate',
        'infidels ~1 must/shall/will/should/deserve',
        'school ~2 shooting/massacre/shooter',
        'plane/planes ~3 into ~2 tower/towers ~1',
        'crashing/crashed ~2 into ~1 the tall? twin? towers',
        'shoot*/shot/fire*/fired ~3 into/at ~2 crowd ~2 !of_pigeons/with_water',
        'attack on ~2 <place> ~4 celebrate*/plan*/planned/hero/heroes/glorious/success',
        'plan*/planned/planning ~2 attack on/at ~2 <place>',
        'the bomb/bombs ~1 goes/go/went off',
      ],
      [
        '<bible>',
        '<play>',
        '<leaving-out>',
        'fled/flee/flees/escaped/escape/refugee/refugees/survived/survivor/survivors',
        'stink/water/bath/seed/glitter/confetti bomb/bombs',
        'firefighter/firefighters/fireman/firemen/paramedic/rescue/rescued/rescuers',
        'pray*/prayed/praying for',
        'sandcastle/blocks/bricks/lego/dominoes/snow',
        'water/flour/paint/snow bombs/balloons',
      ],
    ),
  ],
}
