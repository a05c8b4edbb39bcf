import type { SceneDescription, Season, TimeOfDay, Weather } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Change, done, notDone, type Operation, withLeft } from './change.ts'
import { withoutTone } from './change-light.ts'
import { addThing, nounInScene, removeThings } from './change-things.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { withoutPiece } from './without-piece.ts'
import { seasons, settingsOfWords, times, weathers } from './words-of-surroundings.ts'

/** Hour, season and weather, by whatever words say them: "a foggy winter morning". */
export const changeHourAndWeather: Operation<'time' | 'weather'> = (scene, { words, wanted }, cast) => {
  // A clear sky has a few of them, too.
  if (!wanted && ofClouds.test(words) && scene.weather === 'clear')
    return withoutPiece(scene, 'clouds', 'none')
  // "Lose the lightning", where it is a thing of the scene.
  if (!wanted && nounInScene(scene, words) !== undefined)
    return removeThings(scene, { kind: 'remove-thing', thing: words }, cast)
  const time = firstMatch(times, words)
  const season = firstMatch(seasons, words)
  const weather = firstMatch(weathers, words)
  if (!time && !season && !weather)
    return wanted && /\bsky\b/.test(words) ? paintSky(scene, words) : notDone(scene)
  const timed = time ? atHour(scene, time.value, wanted) : scene
  const seasoned = season ? inSeason(timed, season.value, wanted) : timed
  const changed = weather ? inWeather(seasoned, weather.value, wanted) : done(seasoned)
  const left = [time, season, weather]
    .flatMap((found) => (found ? [found.left] : []))
    .reduce((all, one) => all.filter((word) => one.includes(word)))
  return withLeft(changed, left)
}

const ofClouds = /^(?:the |any |all the )?clouds?$/

/** What a sky is painted in at an hour. */
const hoursOfColours: Meanings<TimeOfDay> = [
  [/\b(?:orange|gold|golden|yellow|peach|amber)\b/, 'late-afternoon'],
  [/\b(?:pink|red|rose|coral|purple|violet|lilac|lavender)\b/, 'dusk'],
  [/\b(?:black|navy|dark|deep blue)\b/, 'night'],
  [/\bblue\b/, 'day'],
]

/** "A pink sky" is one of the evening, a blue one of a clear day. */
export function paintSky(scene: SceneDescription, colour: string): Change {
  const hour = firstMatch(hoursOfColours, colour)
  if (!hour) return notDone(scene)
  const timed = atHour(scene, hour.value, true)
  const changed = done(hour.value === 'day' ? { ...timed, weather: 'clear' } : timed)
  // In a room the light changes, and the sky is seen through a window at most.
  return settingDrawings[scene.setting].indoors ? withLeft(changed, ['sky']) : changed
}

function atHour(scene: SceneDescription, time: TimeOfDay, wanted: boolean): SceneDescription {
  const hour = wanted ? time : scene.time === time ? opposite(time) : scene.time
  return hour === scene.time ? scene : { ...withoutTone(scene, 'bright'), time: hour }
}

const opposite = (time: TimeOfDay): TimeOfDay => (time === 'day' || time === 'morning' ? 'evening' : 'day')

/** Another season melts the snow, unless it is winter. */
function inSeason(scene: SceneDescription, said: Season, wanted: boolean): SceneDescription {
  const season = wanted ? said : 'summer'
  const melts = scene.weather === 'snow' && season !== 'winter'
  const isSo = wanted ? scene.season === season && !melts : scene.season !== said
  return isSo ? scene : { ...scene, season, ...(melts && { weather: 'clear' }) }
}

function inWeather(scene: SceneDescription, said: Weather, wanted: boolean): Change {
  if (wanted) return done(scene.weather === said ? scene : { ...scene, weather: said })
  return done(scene.weather === said ? { ...scene, weather: 'clear' } : scene)
}

/** "By the boats", "under the big fig tree": what they are at comes, and the place stays. */
const atThing =
  /^(?:by|at|near|beside|next to|in front of|under) (?:the |a |an |our |their |his |her )?(\S.*)$/

/** Where it is; of a place that is only refused nobody knows which it is to be instead. */
export const changePlace: Operation<'place'> = (scene, { words, wanted }) => {
  const found = firstMatch(settingsOfWords, words)
  const thing = wanted && !found ? atThing.exec(words.toLowerCase())?.[1] : undefined
  if (thing !== undefined) return addThing(scene, thing, false)
  if (!found || !wanted) return notDone(scene)
  return withLeft(
    done(scene.setting === found.value ? scene : { ...scene, setting: found.value }),
    found.left,
  )
}
