import { createRandom } from '../../geometry/random.ts'
import { bush } from '../../settings/parts/plants.ts'
import { fruitTree, pine, tree } from '../../settings/parts/trees.ts'
import type { PropDrawing } from '../prop.ts'

const treeProp: PropDrawing = {
  size: 440,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#5d9a54',
  draw: (colour) => tree(createRandom('tree'), 0, 0, 0.34, colour),
}

const appleTree: PropDrawing = {
  size: 420,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#d9493f',
  draw: (colour) => fruitTree(createRandom('apple tree'), 0, 0, 0.34, colour),
}

const pineProp: PropDrawing = {
  size: 440,
  place: 'behind',
  colour: '#3e7a5c',
  draw: (colour) => pine(0, 0, 0.4, colour),
}

const bushProp: PropDrawing = {
  size: 120,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#6fae5c',
  draw: (colour) => [bush(0, -34, 0.92, colour)],
}

/** Trees and bushes. */
export const treeProps: Record<string, PropDrawing> = {
  'tree|oak|willow|olive tree': treeProp,
  'apple tree|fruit tree|fig tree|plum tree|pear tree': appleTree,
  'pine|fir|spruce': pineProp,
  'bush|shrub': bushProp,
}
