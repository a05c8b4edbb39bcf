import { withArticle } from '../description/nouns.ts'
import type { AnimalMark, Mark } from './look.ts'
import { cloth, coatColour } from './say-colour.ts'

/** What of the marks is put on in the morning. */
export const attached: ReadonlySet<Mark['kind']> = new Set([
  'earrings',
  'studs',
  'ear-defenders',
  'hair-beads',
  'necklace',
  'pearls',
  'medals',
  'tie',
  'bow-tie',
  'belt',
  'tool-belt',
  'suspenders',
  'bracelet',
  'eye-patch',
])

const markNames: Partial<Record<Mark['kind'], string>> = {
  braces: 'braces on the teeth',
  gap: 'a gap between the front teeth',
  dimples: 'dimples',
  vitiligo: 'patches of lighter skin (vitiligo)',
  smudge: 'a smudge on the cheek',
  plaster: 'a plaster on the cheek',
  'knee-plaster': 'a plaster on the knee',
  'nose-pin': 'a nose pin',
  oxygen: 'a thin oxygen tube at the nose',
  'feeding-tube': 'a thin feeding tube at the nose',
  studs: 'small ear studs',
  pump: 'an insulin pump at the belt',
  talker: 'a talking tablet on a strap',
  belly: 'a round belly',
  wings: 'wings',
  halo: 'a halo',
  cast: 'a plaster cast',
  'made-hand': 'an artificial hand',
  'made-leg': 'an artificial leg',
  splints: 'leg splints',
  bindi: 'a bindi on the forehead',
  'throat-tube': 'a small tube at the throat',
  'arm-sensor': 'a round sensor on the upper arm',
  tattoos: 'tattoos on the arms',
  henna: 'henna on the hands',
  'stained-hands': 'stains on the hands',
  nails: 'painted nails',
  eczema: 'red patches at the wrists (eczema)',
  inhaler: 'an inhaler at the belt',
  'knee-pads': 'knee pads',
  wrinkles: 'wrinkles',
  lashes: 'long lashes',
  kajal: 'kajal around the eyes',
  'tired-eyes': 'tired eyes',
  'ear-flower': 'a flower behind the ear',
  'ear-pencil': 'a pencil behind the ear',
  case: 'the case of an instrument on the back',
  camera: 'a camera around the neck',
  magnifier: 'a magnifying glass on a string',
  'hat-feather': 'a feather in the hat',
  pins: 'many coloured pins on the chest',
  'elbow-patches': 'patches on the elbows',
  'wide-smile': 'a wide smile',
  'big-nose': 'a big nose',
  'small-nose': 'a small nose',
  'red-spots': 'small red spots on the face',
  'no-hand': 'an arm that ends at the wrist',
  'pointed-ears': 'pointed ears',
  antennae: 'two antennae',
  'fish-tail': 'the tail of a fish instead of legs',
}

/** A mark of a person in words: "a gap between the front teeth". */
export function sayMark({ kind, colour }: Mark): string {
  const known = markNames[kind]
  if (known) return known
  const noun = kind.replaceAll('-', ' ')
  return withArticle(attached.has(kind) ? `${cloth(colour)} ${noun}` : noun)
}

const animalMarkNames: Readonly<Record<AnimalMark['kind'], string>> = {
  ear: 'one {colour} ear',
  'ear-up': 'one ear up and one down',
  'floppy-ears': 'ears that hang down',
  'torn-ear': 'a torn ear',
  'one-ear': 'only one ear',
  nose: 'a {colour} nose',
  muzzle: 'a {colour} muzzle',
  socks: '{colour} paws',
  paw: 'one {colour} paw',
  'three-legs': 'three legs',
  stripes: 'stripes',
  'one-eye': 'only one eye',
  'three-eyes': 'three eyes',
  whiskers: 'whiskers',
  'long-body': 'a long body on short legs',
  antlers: 'antlers',
  'one-horn': 'only one horn',
  'button-eyes': 'button eyes',
  eyes: '{colour} eyes',
  chest: 'a {colour} chest',
  blaze: 'a {colour} blaze',
  tail: 'a {colour} tail',
  'half-tail': 'a very short tail',
  gills: 'feathery gills',
  mane: 'a {colour} mane',
  'rainbow-mane': 'a mane in the colours of the rainbow',
  horn: 'a horn on the forehead',
  wings: 'wings',
  speckles: 'speckles',
  tortoiseshell: 'patches of ginger and cream',
  calico: 'patches of ginger and black',
  patchwork: 'patches of many colours',
  mask: 'a {colour} mask',
  beak: 'a {colour} beak',
  moustache: 'a {colour} moustache',
  tin: 'a trunk made of a biscuit tin',
  toaster: 'a trunk made of a toaster',
  kettle: 'a trunk made of a kettle',
  pot: 'a trunk made of a cooking pot',
  box: 'a trunk made of a cardboard box',
  washer: 'a trunk with a round glass door',
  'square-head': 'a square head',
  wheel: 'one wheel instead of legs',
  wheels: 'two wheels instead of legs',
  aerial: 'an aerial',
  'bent-aerial': 'a bent aerial',
  dent: 'a dent in the side',
}

/** A mark of an animal in words: "one white ear". */
export const sayAnimalMark = ({ kind, colour }: AnimalMark): string =>
  kind === 'mane' && colour === null
    ? 'a long mane'
    : animalMarkNames[kind].replace('{colour}', coatColour(colour ?? '#faf3e7'))
