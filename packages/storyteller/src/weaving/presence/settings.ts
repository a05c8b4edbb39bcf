import type { Setting } from '@faith-fables/illustrator/scene-description'

/** Where somebody can be in a scene, and small things that lie about there; never what a plot would turn on. */
interface SettingWords {
  spots: readonly string[]
  finds: readonly string[]
}

export const wordsOfSettings: Readonly<Record<Setting, SettingWords>> = {
  garden: {
    spots: ['by the gate', 'near the hedge', 'beside the path'],
    finds: ['snail shell', 'feather', 'round pebble'],
  },
  meadow: {
    spots: ['in the tall grass', 'by the fence', 'where the clover grew'],
    finds: ['feather', 'dandelion', 'blade of grass'],
  },
  forest: {
    spots: ['under a fir tree', 'by a mossy stump', 'between two roots'],
    finds: ['pine cone', 'acorn', 'curl of bark'],
  },
  lake: {
    spots: ['at the edge of the reeds', 'on a flat stone', 'near the water'],
    finds: ['flat stone', 'reed', 'duck feather'],
  },
  sea: {
    spots: ['on the wall', 'by a coil of rope', 'where the sand was dry'],
    finds: ['shell', 'bit of rope', 'gull feather'],
  },
  hills: {
    spots: ['on a big stone', 'beside the track', 'out of the wind'],
    finds: ['tuft of wool', 'smooth stone', 'sprig of heather'],
  },
  desert: {
    spots: ['in the shade of a rock', 'beside the track', 'on a flat rock'],
    finds: ['smooth stone', 'dry twig', 'striped pebble'],
  },
  farm: {
    spots: ['on the fence', 'by the water trough', 'beside the hay'],
    finds: ['bent nail', 'wisp of straw', 'hen feather'],
  },
  village: {
    spots: ['by the wall', 'on the doorstep', 'in the shade'],
    finds: ['clay bead', 'fig leaf', 'bit of string'],
  },
  market: {
    spots: ['beside a stall', 'behind the baskets', 'by the wall'],
    finds: ['onion skin', 'bit of ribbon', 'walnut'],
  },
  church: {
    spots: ['beside the path', 'by the big door', 'near the wall'],
    finds: ['round pebble', 'dry leaf', 'pigeon feather'],
  },
  'church-inside': {
    spots: ['at the end of the pew', 'by the big door', 'near the window'],
    finds: ['bit of candle wax', 'pencil stub', 'paper boat'],
  },
  school: {
    spots: ['by the coat hooks', 'near the window', 'at the next table'],
    finds: ['pencil stub', 'eraser', 'paper clip'],
  },
  street: {
    spots: ['by the lamppost', 'on the curb', 'beside a wall'],
    finds: ['bottle cap', 'bus ticket', 'chestnut'],
  },
  playground: {
    spots: ['at the foot of the slide', 'on the low wall', 'near the swings'],
    finds: ['marble', 'ice cream stick', 'chestnut'],
  },
  'living-room': {
    spots: ['on the arm of the sofa', 'by the bookshelf', 'on the rug'],
    finds: ['button', 'puzzle piece', 'hairpin'],
  },
  bedroom: {
    spots: ['at the foot of the bed', 'on the rug', 'near the door'],
    finds: ['lost sock', 'button', 'marble'],
  },
  kitchen: {
    spots: ['by the stove', 'next to the bread box', 'at the end of the table'],
    finds: ['wooden spoon', 'raisin', 'cork'],
  },
  hallway: {
    spots: ['on the bottom stair', 'by the coats', 'next to the umbrella stand'],
    finds: ['lost glove', 'button', 'bootlace'],
  },
  porch: {
    spots: ['on the top step', 'by the railing', 'next to the boots'],
    finds: ['dry leaf', 'acorn', 'clothespin'],
  },
  barn: {
    spots: ['on a hay bale', 'by the ladder', 'in a corner'],
    finds: ['horseshoe nail', 'wisp of straw', 'bit of rope'],
  },
  workshop: {
    spots: ['by the workbench', 'on an upturned crate', 'near the door'],
    finds: ['wood shaving', 'bent nail', 'pencil stub'],
  },
  orchard: {
    spots: ['under a low branch', 'on the ladder', 'by the wall'],
    finds: ['apple core', 'wasp-eaten pear', 'curled leaf'],
  },
  riverbank: {
    spots: ['on a flat stone', 'among the reeds', 'under a willow'],
    finds: ['snail shell', 'stick', 'gray feather'],
  },
  bridge: {
    spots: ['by the railing', 'at the near end', 'against the wall'],
    finds: ['bit of string', 'pigeon feather', 'flat stone'],
  },
  'hospital-room': {
    spots: ['at the foot of the bed', 'by the window', "on the visitor's chair"],
    finds: ['paper cup', 'button', 'get-well card'],
  },
  bathroom: {
    spots: ['on the edge of the tub', 'by the towels', 'on the bath mat'],
    finds: ['bottle top', 'lost sock', 'rubber duck'],
  },
  bakery: {
    spots: ['by the flour sacks', 'at the end of the counter', 'near the oven'],
    finds: ['crumb of crust', 'raisin', 'bit of string'],
  },
  mountain: {
    spots: ['on a flat rock', 'beside the path', 'out of the wind'],
    finds: ['sparkling pebble', 'pine cone', 'gray feather'],
  },
  vineyard: {
    spots: ['between two vines', 'beside the baskets', 'on the low wall'],
    finds: ['curled vine leaf', 'dry twig', 'snail shell'],
  },
  'olive-grove': {
    spots: ['against an old trunk', 'on the low wall', 'in the shade'],
    finds: ['olive stone', 'silver leaf', 'smooth pebble'],
  },
  well: {
    spots: ['on the rim of the trough', 'beside the jars', 'in the shade of the wall'],
    finds: ['clay bead', 'bit of rope', 'round pebble'],
  },
  stable: {
    spots: ['in the straw', 'beside the manger', 'under the beam'],
    finds: ['wisp of straw', 'horseshoe nail', 'tuft of wool'],
  },
  'temple-court': {
    spots: ['on the lowest step', 'beside a pillar', 'in the shade of the wall'],
    finds: ['clay bead', 'small coin', 'pigeon feather'],
  },
  'fishing-shore': {
    spots: ['on an upturned basket', 'by a coil of rope', 'next to the nets'],
    finds: ['shell', 'net float', 'flat stone'],
  },
  boat: {
    spots: ['on a coil of rope', 'beside the mast', 'by the barrel'],
    finds: ['bit of rope', 'gull feather', 'cork'],
  },
}
