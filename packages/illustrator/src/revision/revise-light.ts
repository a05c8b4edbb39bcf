import { clothColours } from '../looks/colour-words.ts'
import type { SceneDescription, TimeOfDay } from '../scene-description.ts'
import { clothesIn } from './clothes-in.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { type Revision, untouched } from './revision.ts'
import { isPlaced, type Wish } from './wish.ts'

/** "A dark blue coat" asks for no night. */
const ofTheLight = `(?! (?:${Object.keys(clothColours).join('|')}|hair|skin|smile|eyes)\\b)`

const times: Meanings<TimeOfDay> = [
  [/\b(late afternoon|afternoon|golden light)\b/, 'late-afternoon'],
  [/\b(sunrise|dawn)\b/, 'dawn'],
  [/\b(sunset|dusk|twilight)\b/, 'dusk'],
  [/\bmorning\b/, 'morning'],
  [/\b(evening|bedtime)\b/, 'evening'],
  [new RegExp(`\\b(night|nighttime|darker|dark|moonlight|starry|gloomy)\\b${ofTheLight}`), 'night'],
  [
    new RegExp(
      `\\b(daytime|daylight|day|noon|brighter|bright|lighter|more light|sunny|sunshine)\\b${ofTheLight}`,
    ),
    'day',
  ],
]

const ofBrightness = /\b(dark|gloomy|bright|light)/
const ofSomebody = /\b(skin|eyes|fur)\b/

/** The hour; and where it is day already, how bright the day is. */
export function reviseLight(scene: SceneDescription, wish: Wish): Revision {
  const { plain, negative, words } = wish
  const found = firstMatch(times, plain)
  if (!found || isPlaced(wish, found.said)) return untouched(scene)
  const { value, said } = found
  const isBrightness = ofBrightness.test(said)
  if (isBrightness && (ofSomebody.test(plain) || clothesIn(words).length > 0)) return untouched(scene)
  const time = negative ? opposite(value) : value
  const placed = [said]
  if (isBrightness && time === 'day' && scene.time === 'day')
    return { scene: { ...scene, tone: 'bright' }, placed }
  if (scene.tone !== 'bright') return { scene: { ...scene, time }, placed }
  const { tone: _let, ...dimmer } = scene
  // "Not so bright" takes away what "brighter" gave, before it takes away the day.
  return { scene: isBrightness && negative ? dimmer : { ...dimmer, time }, placed }
}

function opposite(time: TimeOfDay): TimeOfDay {
  return time === 'day' || time === 'morning' ? 'evening' : 'day'
}
