import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import { pictureNouns } from './picture-nouns.ts'
import type { PictureWish } from './picture-wish.ts'
import { positive } from './read-look.ts'
import { isPlaced, speaksOf } from './said-in.ts'
import { reasonIn, tellsWhy } from './tells-why.ts'

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/

/** Verbs and adjectives that ask and name nothing by themselves. */
const wishing = new Set(
  'swap swapped replace replaced exchange switch trade step make makes made want wants like love need needs please think feel feels use show shows shown let lets draw drawn put see sees seen look looks looking get gets give gives have has had go goes going come comes be is are should could would can try change keep add include bring take remove leave set turn move stay better got having says said nice nicer beautiful lovely cute great good perfect bad wrong kid kids child children son daughter girl boy baby little bit missing different other same really much many more most wear wears wearing dressed hold holds holding scene picture everyone together each other day time side way again'.split(
    ' ',
  ),
)

/** Topics whose words a label has spoken for. */
const ofLabel: Readonly<Record<string, readonly string[]>> = {
  closer: ['near', 'far', 'face', 'whole', 'big', 'small'],
  wider: ['near', 'far', 'whole', 'big', 'small', 'face'],
  brighter: ['bright', 'dark', 'place'],
  darker: ['bright', 'dark', 'place'],
  time: ['night', 'day', 'dark', 'bright'],
  weather: ['weather', 'many'],
  'colours-mood': ['mood', 'colour', 'bright', 'place'],
  smile: ['smile', 'gloom', 'feeling', 'face'],
  feeling: ['smile', 'gloom', 'feeling', 'face'],
  'look-at': ['look-at', 'turn', 'face'],
  turn: ['look-at', 'turn', 'face'],
  'hold-hands': ['hands'],
  hug: ['hug'],
  bigger: ['big', 'small'],
  smaller: ['big', 'small'],
  'more-things': ['many', 'few', 'place'],
  'fewer-things': ['many', 'few', 'place'],
  again: ['again'],
  'remove-thing': ['leave'],
  'leave-out': ['leave', 'crowd'],
}

/** What is told apart by its whole words: nothing of it is left over. */
const wholly = /^(?:other-view|style|mistake|keep|text-in-picture|match-text|again|move)$/

/** What changes the whole picture, or how two stand to each other: what else is done meanwhile is no part of it. */
const ofAll =
  /^(?:closer|wider|brighter|darker|more-things|fewer-things|hug|hold-hands|smile|feeling|time|weather|remove-thing|leave-out|bring-in)$/
/** Words to us, and of how much; they name nothing. */
const asides = new Set(
  'told help helps carry carries carrying earned open opens opened few couple handful sir madam dear thx ta cheers thanks thank hi hello morning kindly btw lol haha omg sorry works lot lots tad touch bits somewhat street loads kind sort moment page story book front creepy scary ugly silly weird odd strange horrible awful proper properly forgot forgotten gone sudden supposed meant suit suits overall nope nooo user hurt abeg sha innit nuh lah leh lor throw mate love hun hon darling y’all yall oughta gotta wanna prettier lovelier cosier cozier sweeter cuter neater stick pop chuck bung squeeze slip sneak safety first tight tightly wee came vanished lost lose loses takes uses using use favourite favorite real reality match etc whatever hmm belongs eyes hurt hurts yaar irl smth gosh heavens ooh ahh haha ha hmm salam wah nae reason honestly actually basically obviously definitely absolutely somehow meant able possible happened disappeared wise welcome season happens asked disappearing vanishing falling'.split(
    ' ',
  ),
)
const numbers = /^(?:one|two|three|four|five|\d)$/
/** The tagger takes these for one word. */
const amounts = /^(?:a bit|a little|a lot|a tad|a touch|the works)$/

/** "Not so orange, it is dark": what it is not; "never goes on the water without his vest": what is done in it. */
function saidOtherwise(units: readonly Unit[]): (at: number) => boolean {
  const without = units.findIndex(({ small }) => small === 'without')
  if (without > 0 && units.slice(0, without).some(({ small }) => small === 'never'))
    return (at) => at < without
  const no = units.findIndex(({ small }) => small === 'not' || small === "n't")
  const again = units.findIndex(
    ({ small }, at) =>
      no > 0 &&
      at > no &&
      /^(?:it|they|he|she)$/.test(small) &&
      /^(?:is|'s|are|'re)$/.test(units[at + 1]?.small ?? ''),
  )
  return (at) => again > 0 && at > no && at < again
}

/** Where a thing is worn in any case. */
const wornAt: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:slippers?|shoes?|boots?|wellies|socks?|sandals?|trainers|barefoot)\b/, /^(?:feet|foot|toes)$/],
  [/\b(?:gloves?|mittens?|henna|rings?|prosthes\w+)\b/, /^(?:hands?|fingers?|left|right)$/],
  [
    /\b(?:hats?|caps?|helmets?|crowns?|tiara|goggles|bandana|scarf|hijab|turban)\b/,
    /^(?:head|heads|top|hair)$/,
  ],
  [/\b(?:glasses|spectacles|specs|patch|mask|sunglasses)\b/, /^(?:eyes?|nose|face)$/],
  [/\b(?:scarf|necklace|tie|talker|collar|bow|tube|trach\w*|medals?)\b/, /^(?:neck|throat|chest)$/],
  [/\b(?:earrings?|studs?|hearing aids?|implants?|ear defenders|headphones)\b/, /^(?:ears?)$/],
  [/\b(?:cannula|tube|freckles|oxygen)\b/, /^(?:nose|cheeks?|face)$/],
  [/\b(?:braces?|splints?|blade|knee pads)\b/, /^(?:legs?|knees?|shins?|teeth)$/],
  [/\b(?:cast|sling|plaster|bandage)\b/, /^(?:arms?|legs?|wrist|foot|hand|fingers?|knees?|head)$/],
]

/** "Big grin", "arm around him", "the whole body": how one smiles, with what one hugs, and what is to be seen. */
const saidWith: Readonly<Record<string, RegExp>> = {
  closer: /^(?:two|both|ways|step)$/,
  wider: /^(?:body|bodies|figures?|length|head|toes?|ways|step)$/,
  darker: /^(?:jolly|cheerful|happy|sky)$/,
  brighter: /^sky$/,
  bigger: /^(?:heads?|taller|shorter|ceiling|roof|sky|clouds)$/,
  smaller: /^(?:heads?|taller|shorter)$/,
  smile: /^(?:big|wide|huge|broad|small|little|face|teeth|toothy)$/,
  feeling: /^(?:big|wide|huge|broad|small|little|face|teeth|toothy)$/,
  hug: /^(?:(?:one |an |both )?arms?|other|around|round|big|tight)$/,
  'add-thing': /^(?:full|filled|covered|sky|lit|alight|burning|glowing|shining)$/,
  'fewer-things': /^(?:floor|ground|background|room)$/,
  'remove-thing': /^(?:hands?|arms?|paws?|mouth)$/,
  weather:
    /^(?:hard|heavily|heavy|strong|strongly|properly|blowing|falling|ground|roofs?|everywhere|outside|hair|trees?|branches)$/,
  time: /^(?:trees?|branches)$/,
}

const isWhereItIs = (word: string, wishes: readonly PictureWish[]): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'hold' && /^(?:hands?|arms?|lap|paws?|palm|finger)$/.test(word)) ||
      (wish.kind === 'pose' &&
        /^(?:sitting on|riding) /.test(wish.words) &&
        /^(?:sits?|sitting)$/.test(word)) ||
      (wish.kind === 'pose' &&
        wish.words === 'sitting on lap' &&
        /^(?:lap|knees?|sits?|sitting)$/.test(word)) ||
      (wish.kind === 'pose' && wish.words === 'kneeling' && /^(?:pray|prays|praying|knees?)$/.test(word)) ||
      (wish.kind === 'pose' && wish.words === 'eyes closed' && /^(?:clos|shut|eye)/.test(word)) ||
      (wish.kind === 'wears' && wornAt.some(([worn, place]) => worn.test(wish.words) && place.test(word))),
  )

/** "On the two of them". */
const isOfTwo = (wish: PictureWish): boolean =>
  'who' in wish && (wish.who === 'everybody' || wish.who.length === 2)

/** "Bafana yellow", "bottle green": what a shade is called by. */
const isShade = (units: readonly Unit[], at: number): boolean =>
  /^(?:NOUN|PROPN|X)$/.test(units[at]?.part ?? '') && units[at + 1]?.classes.includes('colour') === true

/** "The sun just coming up" is all of it. */
const isRising = (wish: PictureWish): boolean =>
  wish.kind === 'time' && /^(?:sun(?:rise|set)|low sun)$/.test(wish.words)

/** "Swap the skirt for jeans": up to where what goes is named. */
const swappedAway = ({ units, words }: ClauseContext): number =>
  /^(?:(?:please|just|can you|could you|and) )*(?:swap|exchange|replace|trade)\b/.test(words)
    ? units.findIndex(({ small }) => /^(?:for|with|by)$/.test(small))
    : -1

/** "Worried about the seeds", "proud of her cake": what somebody feels it for. */
const isAbout = (units: readonly Unit[], at: number, unit: Unit): boolean =>
  unit.part === 'NOUN' &&
  units.slice(Math.max(0, at - 3), at).some(({ small }) => /^(?:about|of|over|for|because)$/.test(small))

const isIn = ({ from }: { from: number }, units: readonly Unit[]): boolean =>
  /^(?:in|inside|within)$/.test(units[from - 1]?.small ?? '')

/** "Without his hat in the sun", "crossing the road": where they are anyway. */
const isOutIn =
  /\b(?:in|crossing|out in) (?:a|the|this|all this) (?:sun|rain|snow|cold|heat|wind|road|street)\b/i

/** "Thabo isn't in this scene, just Mpho on a ladder": where who stays is to be is no place of who goes. */
const isBehindOnly = (units: readonly Unit[], unit: Unit): boolean => {
  const only = units.findIndex(
    ({ small }, at) => at > 1 && /^(?:just|only)$/.test(small) && units[at - 1]?.small === ',',
  )
  return only >= 0 && units.indexOf(unit) > only
}

/** Words of weight that none of the wishes speaks of and that are no words of wishing. */
export function pictureWordsLeftOver(
  label: string,
  context: ClauseContext,
  wishes: readonly PictureWish[],
): string[] {
  if (wholly.test(label) || wishes.some(isRising)) return []
  const { units, mentions, phrases } = context
  const spokenOf = new Set(
    wishes
      .flatMap((wish) => Object.values(wish))
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u),
  )
  const denied = units.findIndex(({ small }) => /^(?:instead|rather)$/.test(small))
  // "White, not black": what was there before is no wish.
  const contrast = units.findIndex(
    ({ small }, at) =>
      small === 'not' &&
      (units[at - 1]?.small === ',' ||
        (at > 2 && units.length - at <= 3) ||
        (at > 0 && /^(?:weather|place)$/.test(label) && units.length - at <= 3) ||
        (at > 1 && /^(?:in|on|at|with|from|under|beside|behind|to)$/.test(units[at + 1]?.small ?? ''))),
  )
  const isAsked = (unit: Unit) =>
    unit.small.split(' ').every((one) => spokenOf.has(one)) || speaksOf(unit, ...(ofLabel[label] ?? []))
  // "In the story he's proud, chest out": what is told is what is wished.
  const asked = units.findIndex(isAsked)
  const [why, other] = [reasonIn(units), asked < 0 ? -1 : tellsWhy(units, asked)]
  // "Too bright for a bedtime story".
  const until = /^(?:brighter|darker|smile|feeling)$/.test(label)
    ? units.findIndex(({ small }, at) => at > 0 && small === 'for')
    : -1
  const isSaidOtherwise = saidOtherwise(units)
  // What a headscarf covers.
  const isHidden = units.some((unit) => isOneOf(unit, 'head-covering'))
  // "More of the field", "all of the box", "the tree to the top": farther off it is seen.
  const ofWhole = units.findIndex(
    ({ small }, at) =>
      (/^(?:more|all)$/.test(small) && units[at + 1]?.small === 'of') ||
      (/ to the top$/.test(context.words) && at === 0) ||
      /^(?:whole|entire)$/.test(small),
  )
  const isOfAll = ofAll.test(label)
  // "A patch over the other eye".
  const isOfOtherSide = units.some(
    ({ small }, at) => small === 'other' && isOneOf(units[at + 1], 'body-part'),
  )
  // Where it stood needs nothing: "take the bottle off the shelf".
  const isBetween = /^(?:hug|hold-hands|smile|feeling|remove-thing|leave-out|weather)$/.test(label)
  // "Too dark in the cave": the picture is of it.
  const isInside = /^(?:brighter|darker|more-things|fewer-things|looks)$/.test(label)
  const left = units
    .map((unit, at) => ({ unit, at }))
    .filter(({ at }) => (why < 0 || at < why) && (other < 0 || at < other))
    .filter(({ at }) => until < 0 || at < until)
    .filter(
      ({ at }) =>
        !(
          label === 'wider' &&
          (ofWhole >= 0 ? at > ofWhole : /^(?:whole|entire)$/.test(units[at - 1]?.small ?? ''))
        ),
    )
    .filter(({ unit, at }) => !(/^(?:smile|feeling)$/.test(label) && isAbout(units, at, unit)))
    .filter(({ unit }) => !(label === 'wider' && isOneOf(unit, 'body-part')))
    .filter(({ at }) => !(label === 'looks' && at < swappedAway(context)))
    .filter(({ at }) => !(/^(?:looks|colour)$/.test(label) && isShade(units, at)))
    .filter(({ at }) => !mentions.some(({ from, to }) => at >= from && at < to))
    .filter(({ at }) => !isSaidOtherwise(at))
    .filter(({ at }) => !(label === 'looks' && at === 1 && /^(?:my|our)$/.test(units[0]?.small ?? '')))
    .filter(({ at }) => !(isHidden && /^(?:cover|hair|neck|front|ears?)/.test(units[at]?.small ?? '')))
    .filter(({ at }) => (denied < 0 || at < denied) && (contrast < 0 || at < contrast))
    .map(({ unit }) => unit)
    .filter((unit) => weighty.test(unit.part) && !speaksOf(unit, ...(ofLabel[label] ?? [])))
    .filter(
      (unit) =>
        !(
          isBetween &&
          !isBehindOnly(units, unit) &&
          // A window is in the weather on its other side at most.
          !(
            label === 'weather' &&
            /\b(?:on|at|in|against) (?:the |his |her |their |our )?windows?\b/.test(context.words) &&
            /^windows?$/.test(unit.small)
          ) &&
          phrases.some((phrase) => phrase.units.includes(unit) && isPlaced(phrase, context))
        ),
    )
    .filter(
      (unit) => !(isInside && phrases.some((phrase) => phrase.units.includes(unit) && isIn(phrase, units))),
    )
    .filter((unit) => !(isOfAll && (unit.part === 'VERB' || isBeing(unit))))
    .map(({ small }) => small)
    .filter(
      (word) =>
        !wishing.has(word) &&
        !asides.has(word) &&
        !amounts.test(word) &&
        !(word === 'next' && /^(?:bigger|smaller)$/.test(label)) &&
        !(label === 'bring-in' && context.words.includes(`in this ${word}`)) &&
        !(word === 'round' && / way round\b/.test(context.words)) &&
        !(word === 'earth' && / on earth /.test(context.words)) &&
        !(numbers.test(word) && wishes.some((wish) => wish.kind === 'amount' && wish.count)) &&
        !(/^(?:two|three|four|five)$/.test(word) && context.words.includes(`all ${word}`)) &&
        !(word === 'two' && (wishes.some(isOfTwo) || /\bor two\b/.test(context.words))) &&
        !(
          /^(?:sun|rain|snow|cold|heat|wind|road|street)$/.test(word) &&
          label !== 'weather' &&
          isOutIn.test(context.words)
        ) &&
        !saidWith[label]?.test(word) &&
        !isWhereItIs(word, wishes) &&
        !pictureNouns.test(word) &&
        !word
          .split(/[ -]/)
          .every(
            (one) =>
              one === 'no' || [one, one.replace(/s$/, ''), positive(one)].some((form) => spokenOf.has(form)),
          ),
    )
  return label === 'looks' && isOfOtherSide ? [...left, 'other'] : left
}
