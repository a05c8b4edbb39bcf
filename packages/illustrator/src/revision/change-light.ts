import type { SceneDescription, TimeOfDay, Tone } from '../scene-description.ts'
import { isDarkAt } from '../settings/light.ts'
import { settingDrawings } from '../settings/settings.ts'
import { done, notDone, type Operation, withLeft } from './change.ts'
import { firstMatch, type Meanings } from './first-match.ts'

const darker: Readonly<Record<TimeOfDay, TimeOfDay | null>> = {
  dawn: 'night',
  morning: 'evening',
  day: 'evening',
  'late-afternoon': 'evening',
  dusk: 'night',
  evening: 'night',
  night: null,
}
const isByDay = (time: TimeOfDay): boolean => /^(?:morning|day|late-afternoon)$/.test(time)

/** Brighter than day is a brighter day; what was brightened is dimmed before it gets dark, and at night in a room lamps go out. */
export const changeLight: Operation<'light'> = (scene, { to }) => {
  if (to === 'brighter') {
    if (scene.lamps && isDarkAt(scene.time)) return done(withLampsOn(scene))
    if (!isByDay(scene.time)) return done({ ...withoutTone(scene, 'bright'), time: 'day' })
    return scene.tone === 'bright' ? notDone(scene) : done({ ...scene, tone: 'bright' })
  }
  if (scene.tone === 'bright') return done(withoutTone(scene, 'bright'))
  const time = darker[scene.time]
  if (time) return done({ ...scene, time })
  return settingDrawings[scene.setting].indoors && !scene.lamps
    ? done({ ...scene, lamps: 'out' })
    : notDone(scene)
}

function withLampsOn({ lamps: _out, ...scene }: SceneDescription): SceneDescription {
  return scene
}

/** "Brighter" is no word for the night that follows it. */
export function withoutTone(scene: SceneDescription, tone: Tone): SceneDescription {
  if (scene.tone !== tone) return scene
  const { tone: _let, ...rest } = scene
  return rest
}

const tones: Meanings<Tone> = [
  [/\b(?:softer|soft|softly|paler|pale|pastels?|muted|gentler?|calmer|calming|faded)\b/, 'soft'],
  [/\b(?:colou?rful|vivid|stronger|vibrant|lively|richer|saturated)\b/, 'colourful'],
  [/\b(?:warmer|warm|warmth|cosier|cosy|cozier|cozy|golden)\b/, 'warm'],
  [/\b(?:cooler|colder|cool|cold|bluish)\b/, 'cool'],
]
const opposites: Readonly<Record<Tone, Tone>> = {
  bright: 'soft',
  colourful: 'soft',
  soft: 'colourful',
  warm: 'cool',
  cool: 'warm',
}

/** The colours of the whole picture: "warmer", "less colourful". */
export const changeMood: Operation<'mood'> = (scene, { words, wanted }) => {
  const found = firstMatch(tones, words)
  if (!found) return notDone(scene)
  const tone = wanted ? found.value : opposites[found.value]
  return withLeft(done(scene.tone === tone ? scene : { ...scene, tone }), found.left)
}
