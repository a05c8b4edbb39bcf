import { bodies } from '../lexicon/bodies.ts'
import { exemptions } from '../lexicon/exemptions.ts'
import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, verbs, words } from '../words/word-group.ts'

const rule = rulesOf({
  ...people,
  ...exemptions,
  ...bodies,
  bomb: nouns(
    'bomb pipe_bomb nail_bomb petrol_bomb gas_bomb bottle_bomb fire_bomb molotov molotov_cocktail grenade hand_grenade landmine land_mine detonator fuse_bomb explosive explosive_device ' +
      'explosive_belt homemade_explosive dynamite dynamite_stick tnt napalm thermite gunpowder black_powder nitroglycerin nitroglycerine poison_gas mustard_gas nerve_gas sarin ricin cyanide chloroform ' +
      'chlorine_gas flamethrower flame_thrower silencer bump_stock ghost_gun zip_gun taser stun_gun pepper_spray blowgun poison_dart brass_knuckle throwing_star shuriken bullet ammunition ammo crossbow',
  ),
  weapon: nouns(
    'weapon shiv shank spike_trap throwing_knife blade dagger real_knife real_sword switchblade spear',
  ),
  make: verbs(
    'make build assemble construct craft mix brew cook print convert modify fashion carve sharpen forge rig wire manufacture create produce prepare',
  ).concat(words('put_together 3d_print 3d_prints 3d_printed 3d_printing')),
  how: words(
    'how_to how_do how_you how_can how_he how_she how_they how_i instructions_for instructions_on step_by_step recipe_for guide_to tutorial_on tutorial_for ways_to plans_for blueprint_for steps_to',
  ),
  chemical: words(
    'bleach ammonia fertilizer fertiliser gunpowder saltpeter saltpetre sulfur sulphur potassium_nitrate acetone peroxide hydrogen_peroxide drain_cleaner gasoline petrol kerosene match_heads matchheads match_head lighter_fluid nails ' +
      'charcoal_powder chlorine',
  ),
})

/**
 * How weapons are made or got, and real ones in the hands of children. David's sling, swords in a castle, the armour of God, swords
 * beaten into ploughshares and bows of sticks with suckers pass.
 */
export const weapons: Theme = {
  category: 'weapons',
  is: 'How a weapon, a bomb or a poison is made, got or loaded, and real weapons as something to have.',
  isNot: 'The sling of David, knights with swords, the armour of God, swords made into ploughs, toy weapons.',
  advice:
    'shows how to make, get or use a real weapon. Please leave it out; a sling like David’s or a wooden sword may stay, told without how it is made to hurt.',
  phrases: [
    rule(
      [
        '<how> ~4 <make> ~4 <bomb>/<gun>/<weapon>',
        '<how> ~2 <bomb>/<gun>',
        '<make> ~1 <the>? ~2 <bomb> !shelter/shelters ~1 !cracker/paper/arrow_of',
        '<make> ~1 <the>? ~2 <gun>',
        '<make> <the>? ~2 poison ~3 from/out/to/for/with/kill !ivy',
        '<make> ~2 homemade/real/working/deadly/sharp/own/secret ~1 <weapon>/<gun>/<bomb>/bow_that/blade',
        'homemade/improvised/diy ~1 <bomb>/<gun>/<weapon>/silencer',
        '<make>/mix*/mixes/mixed/pour*/poured/combine*/fill*/stuff*/pack*/add*/put/puts ~3 <chemical> ~4 <chemical>/bottle/explode*/explosion/boom/rag/bang/bomb/pipe/gas/smoke',
        '<chemical> and <chemical>',
        'mix*/mixed/mixes ~2 bleach ~2 and/with',
        'sharpen*/sharpened/sharpens/file*/filed/grind*/ground ~3 until/to/into/so ~4 stab*/cut_skin/hurt/pierce*/weapon/blade/dagger/shiv/cuts_flesh',
        'toothbrush/spoon/glass/bone/screwdriver ~4 into ~2 shiv/shank/blade/dagger/weapon/knife',
        'turn*/turned/turns/make*/made ~3 into ~2 weapon/weapons/<bomb>/shotgun/pistol/gun',
        'load*/loaded/loads/loading/reload*/reloaded/cock*/unlock*/aim* ~2 <gun>/bullets/cartridges/shells',
        'load* ~2 clip/magazine/chamber ~1',
        'bullets/cartridges/shells ~2 in/into ~2 <gun>/chamber/magazine/clip/barrel',
        'safety_catch/safety_off/trigger ~3 <gun>/squeeze*/pull*/gently',
        'pull*/squeeze* ~1 trigger',
        'buy*/bought/get/got/order*/steal*/stole/borrow*/take*/took/sneak*/smuggle*/bring*/brought/hide*/hid/pack*/packed/carry*/carries ~3 <gun>/real_knife/switchblade/<bomb>/daddy_knife/kitchen_knife/sharp_knife ~4 school/class/classroom/backpack/bag/schoolbag/playground/online/without/dealer/church/pocket/drawer/safe',
        '<gun>/kitchen_knife/hunting_knife/flick_knife/switchblade ~2 in/into/to/under ~2 school/class/classroom/backpack/schoolbag/lunchbox/pocket/jacket/pillow',
        'own/first/new/shiny/real/his/her/my ~1 <gun> ~2 for/as/birthday/christmas ~2 birthday/christmas/present/gift',
        'teach*/taught/shows/show/showed/learn*/explain* ~4 shoot*/fire/handle/load/clean/aim ~2 <gun>',
        'learn*/teach*/taught ~2 to shoot ~2 <gun>/people/someone/straight/enemies/targets/bottles/squirrels/birds/deer/rabbits',
        'throw*/threw/light*/lit/hurl* ~2 molotov/molotovs/grenade/grenades/firebomb/pipe_bomb/petrol_bomb/dynamite',
        'rag in/into ~1 bottle ~4 light/lit/petrol/gasoline/throw*',
        'bottle ~3 petrol/gasoline ~4 rag/light*/lit/throw*',
        'pipe ~3 gunpowder/match_heads/nails/black_powder/fuse',
        'arrow/arrows/dart/darts/blade/tip/tips/spear ~3 poison/poisoned/venom/poisonous_sap ~1 !frog',
        'dip*/dipped ~3 arrow/arrows/dart/darts/blade/tip/tips ~3 poison/venom',
        'poison ~4 without_taste/no_taste/no_one_notices/nobody_notices/not_traceable/untraceable/into_her_tea/into_his_food',
        'untraceable/tasteless/deadly poison/poisons',
        'stab*/cut/strike*/hit*/punch* ~3 where ~1 it ~2 kills/hurts_most/bleeds/is_deadly/kill',
        'where ~2 to ~1 stab*/shoot/strike/hit ~2 kill/deadly/die',
        'ak_47/ak47/ar_15/ar15/glock/uzi/kalashnikov/desert_eagle/assault_rifle/machine_gun/sniper_rifle/semi_automatic/semiautomatic',
        'fuse ~5 explode*/bomb/timer/seconds/detonat*',
        'how_to/how_landmines/shows_how/explain*/explains/blueprint/instructions/recipe/tips ~8 <bomb>/landmines/explosive/explosion/<gun>/poison/nerve_gas/toxic_gas/ammo ~2 !dart_frog',
        'toxic/poison/poisonous/deadly/chlorine gas ~4 !mask/leak',
        'ammo/ammunition',
        '<gun> ~3 for/to beginners/kids/children/boys/girls',
        'guns for beginners',
        'collects/collect/loves/owns/has/adores ~3 guns/rifles/grenades/bombs/pistols ~1 !toy',
        'rifle/pistol/gun/revolver ~2 kick*/recoil*/kicked against ~2',
        'that/which/and ~1 break/breaks ~1 bones ~3',
        'nails/glass/splinters/gunpowder ~8 bomb/explo*/fuse/boom/bang/blast/goes_off',
        'fuse ~3 to/into/in/on/with ~3 tin/balloon/pipe/jar/it_and',
        'detonate*/detonator/detonators/explosives/warhead/warheads/nuclear_bomb/atomic_bomb/chemical_weapon/chemical_weapons/biological_weapon',
      ],
      [
        '<bible>',
        '<play>',
        '<leaving-out>',
        'toy/wooden/rubber/cardboard/plastic/foam/water/paper/pretend/squirt/nerf/ice/marshmallow/popcorn/stapler/glue/nail/heat/hot_glue/staple/radar/grease/spray/super_soaker <gun>/pistol/sword/knife/<weapon>/cannon',
        'ploughshares/plowshares/ploughs/plows/plough/peace/sword_of_the_spirit/armour_of_god/armor_of_god',
        'bath/stink/seed/glitter/fizz/fizzy/energy/confetti/cocoa/chocolate/paint bomb/bombs',
        'soap/cooking/baking/soup/stew/cake/dough/volcano/vinegar/baking_soda/slime',
        'never/not ~3 touch/play/load/take/use/carry/make/pick',
        'put_down/put_away/gave_up/buried/threw_away/melted/melted_down ~3 <weapon>/<gun>/swords/spears/guns',
        'kill ~1 weeds',
        'fireworks/firework',
        'camera/photo/film/video/programme/paintbrush',
        'dangerous/police/policeman/sheriff/museum/hunter/huntsman',
        'arrow/arrows of ~1 light/love',
        'glow/light/laser/magic/invisible',
      ],
    ),
  ],
}
