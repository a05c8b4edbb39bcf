import { animalProps } from './animal-props.ts'
import { bakingProps } from './baking-props.ts'
import { boatProps } from './boat-props.ts'
import { buildingProps } from './building-props.ts'
import { christmasProps } from './christmas-props.ts'
import { clothProps } from './cloth-props.ts'
import { comfortProps } from './comfort-props.ts'
import { containerProps } from './container-props.ts'
import { crossingProps } from './crossing-props.ts'
import { dishProps } from './dish-props.ts'
import { doorwayProps } from './doorway-props.ts'
import { feastProps } from './feast-props.ts'
import { fireProps } from './fire-props.ts'
import { foodProps } from './food-props.ts'
import { furnitureProps } from './furniture-props.ts'
import { gardeningProps } from './gardening-props.ts'
import { groundProps } from './ground-props.ts'
import { homeProps } from './home-props.ts'
import { iconProps } from './icons/icon-props.ts'
import { kitchenwareProps } from './kitchenware-props.ts'
import { landmarkProps } from './landmark-props.ts'
import { lightProps } from './light-props.ts'
import { musicProps } from './music-props.ts'
import { plantProps } from './plant-props.ts'
import type { PropDrawing } from './prop.ts'
import { rideProps } from './ride-props.ts'
import { seatProps } from './seat-props.ts'
import { skyProps } from './sky-props.ts'
import { stickProps } from './stick-props.ts'
import { toolProps } from './tool-props.ts'
import { toyProps } from './toy-props.ts'
import { treasureProps } from './treasure-props.ts'
import { treeProps } from './tree-props.ts'
import { vaseProps } from './vase-props.ts'
import { waysideProps } from './wayside-props.ts'
import { writingProps } from './writing-props.ts'

/** Every thing that can be drawn. A key lists the words for it, divided by bars. */
export const propsByWords: Readonly<Record<string, PropDrawing>> = {
  ...animalProps,
  ...bakingProps,
  ...boatProps,
  ...buildingProps,
  ...christmasProps,
  ...clothProps,
  ...comfortProps,
  ...containerProps,
  ...crossingProps,
  ...dishProps,
  ...doorwayProps,
  ...feastProps,
  ...fireProps,
  ...foodProps,
  ...furnitureProps,
  ...gardeningProps,
  ...groundProps,
  ...homeProps,
  ...kitchenwareProps,
  ...landmarkProps,
  ...lightProps,
  ...musicProps,
  ...plantProps,
  ...rideProps,
  ...seatProps,
  ...skyProps,
  ...stickProps,
  ...toolProps,
  ...toyProps,
  ...treasureProps,
  ...treeProps,
  ...vaseProps,
  ...waysideProps,
  ...writingProps,
  ...iconProps,
}

const byWord = new Map(
  Object.entries(propsByWords).flatMap(([words, drawing]) =>
    words.split('|').map((word) => [word, drawing] as const),
  ),
)

/** The drawing for a word, in the singular or the plural. */
export function propByWord(word: string): PropDrawing | undefined {
  return (
    byWord.get(word) ??
    byWord.get(word.replace(/s$/, '')) ??
    byWord.get(word.replace(/es$/, '')) ??
    byWord.get(word.replace(/ies$/, 'y'))
  )
}

/** All words that have a drawing. */
export const propWords: readonly string[] = [...byWord.keys()]
