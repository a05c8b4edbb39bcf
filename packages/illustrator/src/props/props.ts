import { animalProps } from './animal-props.ts'
import { bakingProps } from './baking-props.ts'
import { ballProps } from './ball-props.ts'
import { beddingProps } from './bedding-props.ts'
import { bibleProps } from './bible-props.ts'
import { boatProps } from './boat-props.ts'
import { buildingProps } from './building-props.ts'
import { careProps } from './care-props.ts'
import { christmasProps } from './christmas-props.ts'
import { clothProps } from './cloth-props.ts'
import { comfortProps } from './comfort-props.ts'
import { containerProps } from './container-props.ts'
import { crossingProps } from './crossing-props.ts'
import { dishProps } from './dish-props.ts'
import { doorwayProps } from './doorway-props.ts'
import { feastProps } from './feast-props.ts'
import { fireProps } from './fire-props.ts'
import { fishingProps } from './fishing-props.ts'
import { foodProps } from './food-props.ts'
import { fruitProps } from './fruit-props.ts'
import { furnitureProps } from './furniture-props.ts'
import { gardenFigureProps } from './garden-figure-props.ts'
import { gardeningProps } from './gardening-props.ts'
import { groundProps } from './ground-props.ts'
import { handiworkProps } from './handiwork-props.ts'
import { harvestProps } from './harvest-props.ts'
import { homeProps } from './home-props.ts'
import { houseProps } from './house-props.ts'
import { iconProps } from './icons/icon-props.ts'
import { jarProps } from './jar-props.ts'
import { kitchenwareProps } from './kitchenware-props.ts'
import { landmarkProps } from './landmark-props.ts'
import { laundryProps } from './laundry-props.ts'
import { lightProps } from './light-props.ts'
import { luggageProps } from './luggage-props.ts'
import { musicProps } from './music-props.ts'
import { partyProps } from './party-props.ts'
import { plantProps } from './plant-props.ts'
import { playgroundProps } from './playground-props.ts'
import { playthingProps } from './plaything-props.ts'
import type { PropDrawing } from './prop.ts'
import { rideProps } from './ride-props.ts'
import { seaProps } from './sea-props.ts'
import { seatProps } from './seat-props.ts'
import { shepherdProps } from './shepherd-props.ts'
import { skyProps } from './sky-props.ts'
import { stickProps } from './stick-props.ts'
import { toolProps } from './tool-props.ts'
import { townProps } from './town-props.ts'
import { toyProps } from './toy-props.ts'
import { toyboxProps } from './toybox-props.ts'
import { treasureProps } from './treasure-props.ts'
import { treatProps } from './treat-props.ts'
import { treeProps } from './tree-props.ts'
import { vaseProps } from './vase-props.ts'
import { waderProps } from './wader-props.ts'
import { waysideProps } from './wayside-props.ts'
import { winterProps } from './winter-props.ts'
import { wonderProps } from './wonder-props.ts'
import { writingProps } from './writing-props.ts'

/** Every thing that can be drawn. A key lists the words for it, divided by bars. */
export const propsByWords: Readonly<Record<string, PropDrawing>> = {
  ...animalProps,
  ...bakingProps,
  ...ballProps,
  ...beddingProps,
  ...bibleProps,
  ...boatProps,
  ...buildingProps,
  ...careProps,
  ...christmasProps,
  ...clothProps,
  ...comfortProps,
  ...containerProps,
  ...crossingProps,
  ...dishProps,
  ...doorwayProps,
  ...feastProps,
  ...fireProps,
  ...fishingProps,
  ...foodProps,
  ...fruitProps,
  ...furnitureProps,
  ...gardeningProps,
  ...groundProps,
  ...handiworkProps,
  ...harvestProps,
  ...homeProps,
  ...houseProps,
  ...jarProps,
  ...kitchenwareProps,
  ...landmarkProps,
  ...laundryProps,
  ...lightProps,
  ...luggageProps,
  ...musicProps,
  ...partyProps,
  ...plantProps,
  ...playgroundProps,
  ...playthingProps,
  ...rideProps,
  ...seaProps,
  ...seatProps,
  ...shepherdProps,
  ...skyProps,
  ...stickProps,
  ...toolProps,
  ...townProps,
  ...toyProps,
  ...toyboxProps,
  ...treasureProps,
  ...treatProps,
  ...treeProps,
  ...vaseProps,
  ...waderProps,
  ...waysideProps,
  ...winterProps,
  ...wonderProps,
  ...gardenFigureProps,
  ...writingProps,
  ...iconProps,
}

const byWord = new Map(
  Object.entries(propsByWords).flatMap(([words, drawing]) =>
    words.split('|').map((word) => [word, drawing] as const),
  ),
)

const singularsOf = (word: string): string[] =>
  [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
  ].filter((singular) => singular !== word)

/** The drawing for a word, in the singular or the plural. */
export const propByWord = (word: string): PropDrawing | undefined =>
  byWord.get(word) ?? singularsOf(word).flatMap((singular) => byWord.get(singular) ?? [])[0]

/** Whether a word means more than one of a thing. */
export const isPlural = (word: string): boolean => singularsOf(word).some((singular) => byWord.has(singular))

/** All words that have a drawing. */
export const propWords: readonly string[] = [...byWord.keys()]
