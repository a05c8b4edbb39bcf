import { nouns, words } from '../words/word-group.ts'

/** Parts of the body, and what can be done to them with. */
export const bodies = {
  limb: nouns('arm leg hand foot finger toe ear nose head tongue thumb limb eyeball').concat(words('feet')),
  vital: nouns(
    'head skull face brain throat neck chest heart stomach belly gut back eye temple forehead jaw mouth spine',
  ),
  inner: nouns(
    'heart eye eyeball intestine gut tongue throat brain spine entrail organ tooth liver lung kidney nail',
  ).concat(words('teeth fingernails toenails')),
  skin: nouns('wrist arm vein thigh leg skin forearm ankle'),
  gun: nouns(
    'gun pistol rifle shotgun handgun revolver firearm machine_gun submachine_gun assault_rifle glock uzi musket ak47 ar15',
  ).concat(words('ak_47 ar_15')),
  blade: nouns(
    'knife dagger axe ax machete chainsaw blade sword cleaver razor saw scissors bayonet scalpel switchblade hatchet',
  ),
  club: nouns(
    'belt stick bat hammer crowbar pipe iron_bar bar bottle rock brick chain cable whip cane rod stone shovel poker plank club ' +
      'cord wrench board fist baseball_bat frying_pan',
  ),
  blood: words('blood gore'),
}
