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
}
