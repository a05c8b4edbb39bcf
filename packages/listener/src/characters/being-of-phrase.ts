import type { Being } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'

const plush =
  /^(?:plush|stuffed|cuddly|knitted|crocheted|rubber|wooden|toy|sewn|rag|soft|tin|corduroy|velvet|velour|felt|fleece|patchwork|cotton|cloth|fabric|flannel|minky|terry|sackcloth|linen|denim|calico)$/

/** "Bear sewn from an overcoat" is a toy. */
export const madeByHand = /^(?:sewn|knitted|crocheted|stitched|carved|felted|stuffed)$/

/** "An octopus teacher" is an octopus, and a dog trainer is none. */
export const isAnimalAtWork = (phrase: readonly Unit[]): boolean =>
  /^(?:teacher|librarian|thief|detective|pirate|king|queen|prince|princess|captain|baker|wizard|knight|superhero|chef|inventor|explorer|spy|mayor)$/.test(
    phrase.at(-1)?.small ?? '',
  ) && isOneOf(phrase.at(-2), 'animal')

/** "A donkey foal", "a white goat kid", "snow leopard cub", "terrier mix", "kelpie cross"; the dinosaur kid of a class is a child. */
export const isYoungAnimal = (phrase: readonly Unit[]): boolean =>
  /^(?:kids?|baby|child|mix|cross|cub|pup|puppy|kitten|hatchling|joey|foal|calf|chick|lamb|fawn)$/.test(
    phrase.at(-1)?.small ?? '',
  ) &&
  isOneOf(phrase.at(-2), 'animal') &&
  !(isDinosaur(phrase.at(-2)) && /^(?:kids?|child)$/.test(phrase.at(-1)?.small ?? ''))

const isDinosaur = (unit: Unit | undefined): boolean =>
  unit !== undefined && valueFor('animal', unit.small) === 'dinosaur'

/** "Troll girl", "elf boy", "troll woman": one of these; a giant man is a tall one. */
export const isOneOfFable = (phrase: readonly Unit[]): boolean =>
  /^(?:girl|boy|child|kid|lad|lass|baby|woman|man|lady)$/.test(phrase.at(-1)?.small ?? '') &&
  isOneOf(phrase.at(-2), 'fantasy') &&
  phrase.at(-2)?.small !== 'giant'

/** Where "a husband" begins in "a bear of a husband". */
export function ofSomebodyAt(units: readonly Unit[]): number {
  const of = units.findIndex(({ small }) => small === 'of')
  const isSomebody = isOneOf(units.at(-1), 'kin-words', 'pronoun-nouns', 'childhood', 'grown')
  const isOne = of > 0 && /^an?$/.test(units[of + 1]?.small ?? '') && units.length === of + 3
  return isOne && isSomebody && isOneOf(units[of - 1], 'animal', 'fantasy', 'figurative', 'toy') ? of + 1 : -1
}

/** "A cunning fox" may be one; a night owl and a lone wolf are people. */
const mayBeMeant = /^(?:endearing|cheeky|fearful|brave|stubborn|clumsy)$/

/** "A good listener", "a legend": said of people, or of things only as one speaks of people. */
export const isPersonByWord = ({ small, lemma }: Unit): boolean => {
  const word = small.split(' ').at(-1) ?? ''
  if (isThingByWord(word)) return false
  return isA('person', word) || isA('person', lemma) || doesSomething.test(word)
}

/** Who keeps, lists, catches or tells: words nobody wrote down anywhere. */
const doesSomething = /[^aeiou](?:er|or|ist|ian|eer)$/
const isThingByWord = (word: string): boolean =>
  thingsOfDoing.test(word) ||
  (
    [
      'toy',
      'vehicle',
      'instrument',
      'material',
      'garment',
      'food',
      'plant',
      'animal',
      'weather',
      'place',
    ] as const
  ).some((one) => isA(one, word))
const thingsOfDoing =
  /(?:matter|toaster|kettle|boiler|cooker|heater|cleaner|hoover|dryer|drier|washer|freezer|mixer|blender|mower|lighter|printer|computer|tracker|sticker|poster|letter|number|paper|feather|ladder|rubber|cracker|burner|elevator|generator|radiator|calculator|excavator|detector|alligator|tower|river|hammer|spanner|stapler|sharpener|whisker|finger|monster|counter|drawer|timer|slipper|cutter|roller|scooter|recorder|speaker|reader|planter|crater|meteor|motor|mirror|door|floor|anchor|vapor|vapour|colander|strainer|peeler|opener|hanger|container|bumper|pointer|marker|duster|corner|wrapper|lantern|number|cinder|ember|boulder|pillar|glitter|litter|cluster|shutter|folder|eraser|projector|reactor|vector|tutor)$/

const isMachine = ({ small }: Unit): boolean => /^(?:robot|robotic|robo)$/.test(small)

/** What only is said or happens: "too old for this, it's a joke". */
const isNoBody =
  /^(?:joke|secret|problem|pity|shame|surprise|story|book|tale|name|nickname|question|reason|idea|fact|must|phase|stage|way|time|lie|rumour|thing|lot|bit)$/

/** "My pumpkin", "our sunshine": what one calls a child. */
const isDear = ([first, second]: readonly Unit[], head: Unit): boolean =>
  /^(?:my|our)$/.test(first?.small ?? '') &&
  second === head &&
  /^(?:pumpkin|sunshine|star|treasure|petal|flower|peanut|poppet|dumpling|sausage|button|bean|cherub|pickle|munchkin|cupcake|honey|plum|blossom|nugget|sprout|angel)$/.test(
    head.small,
  )

/** "Teapot with a lid that rattles", "small pencil": a thing by its word alone, of which a parent may as well say that it is had. */
export const isBareThing = (phrase: readonly Unit[]): boolean => {
  const head = phrase.at(-1)
  return (
    head?.part === 'NOUN' &&
    ((head.classes.length === 0 && isA('thing', head.lemma)) ||
      isThingOfTwo(phrase) ||
      /^(?:moon|sun|planet|toaster|hoover|radiator|printer|computer|generator|calculator)$/.test(
        head.small,
      )) &&
    (head.small === head.lemma || head.small === 'scissors') &&
    phrase.every(({ part, classes }) => part === 'NOUN' || (part === 'ADJ' && !classes.includes('trait')))
  )
}

/** "Lamp post". */
export const isThingOfTwo = (phrase: readonly Unit[]): boolean =>
  phrase.length > 1 && isA('thing', `${phrase.at(-2)?.small} ${phrase.at(-1)?.lemma}`)

/** What the phrase says that somebody is; null where it is a saying. */
export function beingOf(phrase: readonly Unit[], head: Unit): Being | null {
  if (isDear(phrase, head)) return null
  // "My little monkey" is a child.
  if (
    isOneOf(head, 'figurative') &&
    ((/^(?:my|our)$/.test(phrase[0]?.small ?? '') && (phrase.length > 2 || head.small.includes(' '))) ||
      phrase.some(({ small }) => /^(?:right|real|proper|absolute|total|regular|such)$/.test(small)))
  )
    return null
  const lastWord = head.lemma.split(' ').at(-1) ?? ''
  const saying = valueFor('figurative', head.small) ?? ''
  if (!isOneOf(head, 'animal') && mayBeMeant.test(saying) && isA('animal', lastWord))
    return { sort: 'animal', noun: lastWord }
  // "A robot chicken" has rivets.
  if (isOneOf(head, 'animal') && phrase.slice(0, -1).some(isMachine)) return { sort: 'robot', noun: 'robot' }
  const soft = phrase.find(({ small }) => plush.test(small))
  const noun = head.lemma === 't rex' ? 'T-rex' : head.lemma
  // "Red panda plush".
  const kind = phrase.at(-2)
  if (/^(?:plush|plushie|plushy|stuffie|softie)$/.test(noun) && isOneOf(kind, 'animal'))
    return { sort: 'toy', noun: `plush ${kind?.lemma}` }
  // "Penguin soft toy".
  if (/^(?:soft|cuddly|plush|stuffed) (?:toy|animal)$/.test(head.small) && isOneOf(kind, 'animal', 'fantasy'))
    return { sort: 'toy', noun: `${head.small} ${kind?.lemma}` }
  if (isOneOf(head, 'toy')) return { sort: 'toy', noun: head.small }
  // "Soft toy sloth".
  if (
    isOneOf(head, 'animal') &&
    phrase.slice(0, -1).some((unit) => isOneOf(unit, 'toy') && unit.small.includes('toy'))
  )
    return { sort: 'toy', noun: `toy ${noun}` }
  if (isOneOf(head, 'animal'))
    return soft ? { sort: 'toy', noun: `${soft.small} ${noun}` } : { sort: 'animal', noun }
  if (/^(?:robot|android)$/.test(noun)) return { sort: 'robot', noun }
  // "Our robotic lawn mower", "robot vacuum".
  if (
    phrase.slice(0, -1).some(isMachine) &&
    head.part === 'NOUN' &&
    !isOneOf(head, 'kin-words', 'trade', 'trait')
  )
    return { sort: 'robot', noun }
  // "Ginger, freckles": a colour of hair, where no article makes it a root.
  const isColour = isOneOf(head, 'colour', 'hair') && phrase[0]?.part !== 'DET'
  if (isColour && isOneOf(head, 'plant')) return null
  // "A plush dragon".
  if (soft && isOneOf(head, 'fantasy')) return { sort: 'toy', noun: `${soft.small} ${noun}` }
  if (isOneOf(head, 'fantasy', 'vehicle', 'plant', 'weather')) return { sort: 'other', noun }
  const isThing =
    head.part === 'NOUN' &&
    /^(?:an?|the)$/.test(phrase[0]?.small ?? '') &&
    !isOneOf(head, 'trait', 'feeling', 'health', 'speech', 'figurative', 'kin', 'trade') &&
    !isPersonByWord(head) &&
    !isNoBody.test(noun)
  const before = phrase.at(-2)
  const isCompound = before?.part === 'NOUN' || /ing$/.test(before?.small ?? '')
  return isThing ? { sort: 'other', noun: isCompound ? `${before?.small} ${noun}` : noun } : null
}
