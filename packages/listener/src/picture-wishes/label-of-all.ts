import { isOneOf, type Unit } from '../text/read-units.ts'
import { isDenied, speaksOf } from './said-in.ts'

/** Topics that make a clause what it is where nothing else is spoken of; asked for, and refused. */
const whole: Readonly<Record<string, readonly [asked: string | null, refused: string | null]>> = {
  night: ['time', 'time'],
  day: ['time', 'time'],
  weather: ['weather', 'weather'],
  near: ['closer', 'wider'],
  far: ['wider', 'closer'],
  bright: ['brighter', 'darker'],
  dark: ['darker', 'brighter'],
  big: ['bigger', 'smaller'],
  small: ['smaller', 'bigger'],
  mood: ['colours-mood', 'colours-mood'],
  smile: ['smile', 'feeling'],
  feeling: ['feeling', 'feeling'],
  gloom: ['feeling', 'smile'],
  pose: ['pose', null],
}

/** Said without "more" or "too" these may be asked for or complained of. */
const stating =
  /^(?:dark|dim|gloomy|shadow|shadows|black|big|huge|enormous|gigantic|great|small|little|short|tall|size|shade|crop|close|portrait|murky|moody|landscape|mood)$/

const saysHowItIs =
  /^(?:it|he|she|they|this|that|these|its) (?:is|are|'s|'re|was|were|looks?) (?!too|so|not|n't)/

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X|ADV|INTJ)$/
/** Words that say nothing by themselves. */
const light =
  /^(?:please|pls|make|makes|made|let|it|picture|scene|everything|everyone|everybody|all|both|they|a bit|a little|bit|little|lot|lots|much|more|most|very|so|too|quite|really|rather|should|could|want|like|would|need|needs|have|get|be|look|looks|looking|feel|also|then|now|just|maybe|still|again|instead|here|there|not|n't|less|no|nice|kids|children|them|some|put|show|set|give|thing|colour|colours|color|colors|light|better|go|come|together|draw|try)$/

/** What a clause is all of whose words of weight speak of one topic; null for any other. */
export function labelOfAll(
  units: readonly Unit[],
  topics: readonly string[],
  isOfSomebody: boolean,
): string | null {
  const said = units.filter(({ part, small }) => weighty.test(part) && !light.test(small) && part !== 'PROPN')
  const [first] = said
  if (!first) return null
  const words = units.map(({ small }) => small).join(' ')
  if (
    /\b(?:together|to each other|one another|next to|apart)\b/.test(words) &&
    /\b(?:closer|nearer|further|close|near)\b/.test(words)
  )
    return 'move'
  const spoken = Object.keys(whole).find((one) => said.every((unit) => speaksOf(unit, one)))
  // "Zoom" is near, and "zoom out" is far.
  const topic = spoken === 'near' && topics.includes('far') && !topics.includes('near') ? 'far' : spoken
  if (!topic) return null
  // "Bright pink" is a colour.
  if (/^(?:bright|dark)$/.test(topic) && units.some((unit) => isOneOf(unit, 'colour'))) return null
  // "It's grey" says how it is.
  if (topic === 'mood' && saysHowItIs.test(words)) return null
  if (/^(?:smile|feeling|gloom)$/.test(topic) && said.length > 2) return null
  if (/^(?:near|far)$/.test(topic) && isOfSomebody && said.length > 1) return null
  const at = units.indexOf(first)
  const isLess = isDenied(units, at) || units.slice(0, at).some(({ small }) => small === 'too')
  if (!isLess && stating.test(first.small)) return null
  return whole[topic]?.[isLess ? 1 : 0] ?? null
}
