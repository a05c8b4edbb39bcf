import { beddingProps } from './clothing/bedding-props.ts'
import { clothProps } from './clothing/cloth-props.ts'
import { laundryProps } from './clothing/laundry-props.ts'
import { sewingProps } from './clothing/sewing-prop.ts'
import { winterProps } from './clothing/winter-props.ts'
import { wornProps } from './clothing/worn-props.ts'
import { animalProps } from './creatures/animal-props.ts'
import { insectProps } from './creatures/insect-props.ts'
import { seaProps } from './creatures/sea-props.ts'
import { waderProps } from './creatures/wader-props.ts'
import { bibleProps } from './feasts/bible-props.ts'
import { christmasProps } from './feasts/christmas-props.ts'
import { feastProps } from './feasts/feast-props.ts'
import { fireworksProps } from './feasts/fireworks-props.ts'
import { partyProps } from './feasts/party-props.ts'
import { treasureProps } from './feasts/treasure-props.ts'
import { worshipProps } from './feasts/worship-props.ts'
import { bakingProps } from './food/baking-props.ts'
import { dishProps } from './food/dish-props.ts'
import { foodProps } from './food/food-props.ts'
import { fruitProps } from './food/fruit-props.ts'
import { jarProps } from './food/jar-props.ts'
import { kitchenwareProps } from './food/kitchenware-props.ts'
import { treatProps } from './food/treat-props.ts'
import { careProps } from './household/care-props.ts'
import { choreProps } from './household/chore-props.ts'
import { comfortProps } from './household/comfort-props.ts'
import { containerProps } from './household/container-props.ts'
import { doorwayProps } from './household/doorway-props.ts'
import { fireProps } from './household/fire-props.ts'
import { furnitureProps } from './household/furniture-props.ts'
import { homeProps } from './household/home-props.ts'
import { houseProps } from './household/house-props.ts'
import { lightProps } from './household/light-props.ts'
import { luggageProps } from './household/luggage-props.ts'
import { seatProps } from './household/seat-props.ts'
import { vaseProps } from './household/vase-props.ts'
import { washtubProps } from './household/washtub-prop.ts'
import { iconProps } from './icons/icon-props.ts'
import { musicProps } from './learning/music-props.ts'
import { writingProps } from './learning/writing-props.ts'
import { xylophoneProps } from './learning/xylophone-prop.ts'
import { brambleProps } from './nature/bramble-prop.ts'
import { featherProps } from './nature/feather-props.ts'
import { gardenFigureProps } from './nature/garden-figure-props.ts'
import { groundProps } from './nature/ground-props.ts'
import { harvestProps } from './nature/harvest-props.ts'
import { hedgeProps } from './nature/hedge-props.ts'
import { kitchenGardenProps } from './nature/kitchen-garden-props.ts'
import { landscapeProps } from './nature/landscape-props.ts'
import { logProps } from './nature/log-prop.ts'
import { plantProps } from './nature/plant-props.ts'
import { skyProps } from './nature/sky-props.ts'
import { treeProps } from './nature/tree-props.ts'
import { buildingProps } from './places/building-props.ts'
import { crowdProps } from './places/crowd-props.ts'
import { grownUpProps } from './places/grown-up-props.ts'
import { landmarkProps } from './places/landmark-props.ts'
import { townProps } from './places/town-props.ts'
import { watermillProps } from './places/watermill-prop.ts'
import { waysideProps } from './places/wayside-props.ts'
import { writtenWallProps } from './places/written-wall-prop.ts'
import { ballProps } from './play/ball-props.ts'
import { gardenPlayProps } from './play/garden-play-props.ts'
import { playgroundProps } from './play/playground-props.ts'
import { playthingProps } from './play/plaything-props.ts'
import { toyProps } from './play/toy-props.ts'
import { toyboxProps } from './play/toybox-props.ts'
import { wonderProps } from './play/wonder-props.ts'
import type { PropDrawing } from './prop.ts'
import { fishingProps } from './tools/fishing-props.ts'
import { gardeningProps } from './tools/gardening-props.ts'
import { handiworkProps } from './tools/handiwork-props.ts'
import { shepherdProps } from './tools/shepherd-props.ts'
import { stickProps } from './tools/stick-props.ts'
import { toolProps } from './tools/tool-props.ts'
import { adventureBoatProps } from './travel/adventure-boat-props.ts'
import { boatProps } from './travel/boat-props.ts'
import { crossingProps } from './travel/crossing-props.ts'
import { rideProps } from './travel/ride-props.ts'
import { wagonProps } from './travel/wagon-props.ts'

/** Every thing that can be drawn. A key lists the words for it, divided by bars. */
export const propsByWords: Readonly<Record<string, PropDrawing>> = {
  ...animalProps,
  ...bakingProps,
  ...ballProps,
  ...beddingProps,
  ...sewingProps,
  ...bibleProps,
  ...boatProps,
  ...buildingProps,
  ...careProps,
  ...choreProps,
  ...christmasProps,
  ...clothProps,
  ...comfortProps,
  ...containerProps,
  ...crossingProps,
  ...crowdProps,
  ...grownUpProps,
  ...dishProps,
  ...doorwayProps,
  ...featherProps,
  ...feastProps,
  ...fireProps,
  ...fireworksProps,
  ...fishingProps,
  ...foodProps,
  ...fruitProps,
  ...furnitureProps,
  ...gardenFigureProps,
  ...gardenPlayProps,
  ...gardeningProps,
  ...groundProps,
  ...handiworkProps,
  ...harvestProps,
  ...homeProps,
  ...houseProps,
  ...insectProps,
  ...jarProps,
  ...kitchenGardenProps,
  ...kitchenwareProps,
  ...landmarkProps,
  ...landscapeProps,
  ...laundryProps,
  ...lightProps,
  ...logProps,
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
  ...adventureBoatProps,
  ...toolProps,
  ...townProps,
  ...toyProps,
  ...toyboxProps,
  ...treasureProps,
  ...treatProps,
  ...treeProps,
  ...hedgeProps,
  ...vaseProps,
  ...waderProps,
  ...wagonProps,
  ...watermillProps,
  ...waysideProps,
  ...winterProps,
  ...washtubProps,
  ...brambleProps,
  ...wonderProps,
  ...wornProps,
  ...worshipProps,
  ...writingProps,
  ...writtenWallProps,
  ...xylophoneProps,
  ...iconProps,
}

/** "Merry-go-round" and "merry go round": what is looked up has no hyphens. */
const spellingsOf = (word: string): string[] => [...new Set([word, word.replaceAll('-', ' ')])]

const byWord = new Map(
  Object.entries(propsByWords).flatMap(([words, drawing]) =>
    words.split('|').flatMap((word) => spellingsOf(word).map((spelling) => [spelling, drawing] as const)),
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
export const propWords: readonly string[] = Object.keys(propsByWords).flatMap((words) => words.split('|'))
