import type { Setting } from '@faith-fables/illustrator/scene-description'
import { isA } from '@faith-fables/listener/lexicons/lexicons'
import type { Detail, DetailKind } from '../../details/detail.ts'
import { type Age, ages } from '../../plots/plot.ts'
import { isIndoors } from '../../words/indoors.ts'
import { firstMatch, settingWords } from '../../words/scene-words.ts'
import { newcomerLines } from '../presence/newcomer-lines.ts'
import { animalLines } from './animal-lines.ts'
import { carriedLines } from './carried-lines.ts'
import { deedLines } from './deed-lines.ts'
import { devotionLines } from './devotion-lines.ts'
import { dislikeLines } from './dislike-lines.ts'
import { dreamLines } from './dream-lines.ts'
import { dutyLines } from './duty-lines.ts'
import { eventLines } from './event-lines.ts'
import { fearLines } from './fear-lines.ts'
import { foodLines } from './food-lines.ts'
import { habitLines } from './habit-lines.ts'
import { indoorPlaceLines } from './indoor-place-lines.ts'
import { introductionsOfThree, introductionsOfTwo, lookLines, ownLookLines } from './introduction-lines.ts'
import { likingLines } from './liking-lines.ts'
import { lossLines } from './loss-lines.ts'
import { pastimeLines } from './pastime-lines.ts'
import { personLines } from './person-lines.ts'
import { placeLines } from './place-lines.ts'
import {
  ageLines,
  backgroundLines,
  dayLines,
  factLines,
  feastLines,
  happenedLines,
  missingLines,
  newsLines,
  stateLines,
} from './quiet-lines.ts'
import { sightLines, truthLines } from './sight-lines.ts'
import { thingLines } from './thing-lines.ts'
import type { ThreadLines, ThreadsByAge } from './thread-lines.ts'
import { weatherLines } from './weather-lines.ts'

export const linesOfKinds: Readonly<Record<DetailKind, ThreadsByAge>> = {
  thing: thingLines,
  food: foodLines,
  event: eventLines,
  place: placeLines,
  animal: animalLines,
  person: personLines,
  weather: weatherLines,
  duty: dutyLines,
  liking: likingLines,
  dream: dreamLines,
  habit: habitLines,
  pastime: pastimeLines,
  carried: carriedLines,
  devotion: saidOnce(devotionLines),
  fear: fearLines,
  dislike: dislikeLines,
  happened: saidOnce(happenedLines),
  age: saidOnce(ageLines),
  state: saidOnce(stateLines),
  background: saidOnce(backgroundLines),
  look: saidOnce(lookLines),
  loss: saidOnce(lossLines),
  introduction: saidOnce(introductionsOfTwo),
  newcomer: newcomerLines,
  fact: saidOnce(factLines),
  truth: saidOnce(truthLines),
  news: saidOnce(newsLines),
  feast: saidOnce(feastLines),
  sight: saidOnce(sightLines),
  deed: deedLines,
  day: saidOnce(dayLines),
}

/** The hand-written lines for a detail: by its kind, and by whether a place has a roof. */
export function linesOfDetail(detail: Detail): ThreadsByAge {
  if (detail.kind === 'introduction' && detail.forms.threenow) return saidOnce(introductionsOfThree)
  if (detail.kind === 'state' && /^missed /.test(detail.forms.state ?? '')) return saidOnce(missingLines)
  if (detail.kind === 'look' && isOwn(detail.forms.state ?? '')) return saidOnce(ownLookLines)
  return isIndoors(settingOfDetail(detail)) ? indoorPlaceLines : linesOfKinds[detail.kind]
}

/** "Had a wheelchair", "had two hearing aids", "had a scar above her lip". */
function isOwn(state: string): boolean {
  const words = state.split(' ')
  const isAid = words.some(
    (word, at) => isA('aid', word) || isA('aid', `${word} ${words[at + 1] ?? ''}`.trim()),
  )
  return isAid || /\b(?:scars?|birthmarks?|burns?|bandages?|cast)\b/.test(state)
}

/** The setting in which a place that the parent names is drawn. */
export function settingOfDetail({ kind, forms }: Detail): Setting | undefined {
  return kind === 'place' ? firstMatch(settingWords, (forms.at ?? '').toLowerCase()) : undefined
}

function saidOnce(lines: Readonly<Record<Age, readonly string[]>>): ThreadsByAge {
  const thread = (age: Age): [Age, ThreadLines] => [age, { planted: lines[age], used: [], paid: [] }]
  return Object.fromEntries(ages.map(thread)) as Record<Age, ThreadLines>
}
