import { BEHIND_SHOULDERS, isLarge } from '../../animals/carries.ts'
import { drawAnimal } from '../../animals/draw-animal.ts'
import { place } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook, Species } from '../../looks/look.ts'
import { usualAnimal } from '../../looks/read-animal-look.ts'
import { alone } from '../../people/figure.ts'
import type { Pose } from '../../scene-description.ts'
import type { PropDrawing, PropPlace } from '../prop.ts'

/** Where a rider sits, of an animal of 100 units. */
function backOf(species: Species): Point {
  const { back, height } = drawAnimal(usualAnimal(species), standing('stand'))
  return [(back[0] * 100) / height - BEHIND_SHOULDERS * 100, (back[1] * 100) / height]
}

const standing = (pose: Pose) => ({ ...alone, water: 'none', pose, face: 'calm', turn: 0.5 }) as const

/** How one kind differs from other things, and its look from others of its species. */
type Manner = Pick<PropDrawing, 'onlyOutdoors'> & { place?: PropPlace; own?: Partial<AnimalLook> }

/** An animal that only stands by: drawn as those are that act. */
function animalProp(
  species: Species,
  size: number,
  pose: Pose = 'stand',
  { own, ...manner }: Manner = {},
): PropDrawing {
  const look = { ...usualAnimal(species), ...own }
  return {
    size,
    place: size > 180 ? 'behind' : 'ground',
    ...manner,
    colour: look.coat,
    draw: (colour) => {
      const { shapes, height } = drawAnimal({ ...look, coat: colour }, standing(pose))
      return place(shapes, placement({ scale: 100 / height }))
    },
    ...(isLarge(species) && size > 150 && { ride: { seat: backOf(species), legs: 'astride' as const } }),
  }
}

/** Animals of a farmyard and a wood that belong to the place and not to the cast. */
export const animalProps: Record<string, PropDrawing> = {
  'chick|chicks': animalProp('chick', 46),
  'pony|ponies|horse|horses': animalProp('horse', 330),
  'unicorn|unicorns': animalProp('horse', 330, 'stand', {
    own: { coat: '#fbf7ef', marks: [{ kind: 'horn', colour: '#f0c65a' }] },
  }),
  'donkey|donkeys|mule': animalProp('donkey', 300),
  'camel|camels': animalProp('camel', 400),
  'cow|cows|ox|oxen|bull|bulls': animalProp('cow', 330),
  calf: animalProp('cow', 230),
  'goat|goats': animalProp('goat', 190),
  'sheep|ewe|flock': animalProp('lamb', 190),
  'lamb|lambs': animalProp('lamb', 140),
  'duck|ducks|duckling|ducklings': animalProp('duck', 70),
  'rabbit|rabbits|bunny': animalProp('rabbit', 90, 'sit'),
  'mouse|mice': animalProp('mouse', 44),
  'owl|owls': animalProp('owl', 84),
  'hedgehog|hedgehogs': animalProp('hedgehog', 60),
  'octopus|squid': animalProp('octopus', 96),
  'turtle|tortoise': animalProp('turtle', 66),
  'hen|hens|chicken|chickens': animalProp('hen', 90),
  'frog|toad|frogs': animalProp('frog', 50),
  'bird|robin|sparrow|wren|finch': animalProp('bird', 62),
  'pigeon|turtledove': animalProp('dove', 66),
  'dog|puppy|pup': animalProp('dog', 130),
  'cat|kitten|kitty': animalProp('cat', 96),
  'pig|piglet': animalProp('pig', 130),
  'deer|fawn': animalProp('deer', 290),
  'lion|lioness': animalProp('lion', 260),
  'bear|brown bear': animalProp('bear', 290),
  'elephant|elephants': animalProp('elephant', 480),
  'rubber duck|toy duck': animalProp('duck', 40),
  'stuffed rabbit|toy rabbit|stuffed bunny|toy bunny': animalProp('rabbit', 64, 'sit'),
  'stuffed elephant|toy elephant': animalProp('elephant', 64),
  'stuffed lion|toy lion': animalProp('lion', 60),
  'stuffed dog|toy dog|stuffed puppy': animalProp('dog', 58),
  'stuffed lamb|toy lamb|stuffed sheep': animalProp('lamb', 56),
  'wooden horse|toy horse': animalProp('horse', 64),
  'robot|toy robot': animalProp('robot', 96),
  'fox|foxes': animalProp('fox', 110, 'sit'),
  'monkey|monkeys|ape': animalProp('monkey', 130),
  'giraffe|giraffes': animalProp('giraffe', 520, 'stand', { onlyOutdoors: true }),
  'hippo|hippopotamus': animalProp('hippo', 230, 'stand', { onlyOutdoors: true }),
  'kangaroo|wallaby': animalProp('kangaroo', 260, 'stand', { onlyOutdoors: true }),
  'llama|alpaca': animalProp('alpaca', 250, 'stand', { onlyOutdoors: true }),
  otter: animalProp('otter', 110),
  'crocodile|alligator': animalProp('crocodile', 96, 'stand', { onlyOutdoors: true }),
  'ladybug|ladybird': animalProp('ladybug', 36),
  'ant|ants': animalProp('ant', 32),
  'snail|snails': animalProp('snail', 44),
  'bee|bees|honeybee|bumblebee|wasp': animalProp('bee', 64, 'stand', { place: 'sky', onlyOutdoors: true }),
  'butterfly|butterflies|moth': animalProp('butterfly', 76, 'stand', { place: 'sky', onlyOutdoors: true }),
}
