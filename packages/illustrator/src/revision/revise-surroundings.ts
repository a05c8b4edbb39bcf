import type { SceneDescription, Season, Setting, Shot, TimeOfDay, Weather } from '../scene-description.ts'
import { shots } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const times: readonly (readonly [RegExp, TimeOfDay])[] = [
  [/\b(late afternoon|afternoon|golden light)\b/, 'late-afternoon'],
  [/\b(sunrise|dawn)\b/, 'dawn'],
  [/\b(sunset|dusk|twilight)\b/, 'dusk'],
  [/\bmorning\b/, 'morning'],
  [/\bevening\b/, 'evening'],
  [/\b(night|nighttime|dark|darker|moonlight|starry)\b/, 'night'],
  [/\b(day|daytime|daylight|noon|bright|brighter|lighter|sunny|sunshine)\b/, 'day'],
]

const seasonWords: readonly (readonly [RegExp, Season])[] = [
  [/\b(spring|springtime|blossoms?|easter)\b/, 'spring'],
  [/\b(summer|summertime)\b/, 'summer'],
  [/\b(autumn|fall|harvest)\b(?! (?:down|over|off|asleep))/, 'autumn'],
  [/\b(winter|wintry|christmas)\b/, 'winter'],
]

const weathers: readonly (readonly [RegExp, Weather])[] = [
  [/\b(rain|rainy|raining|storm|stormy)\b/, 'rain'],
  [/\b(snow|snowy|snowing|snowflakes)\b/, 'snow'],
  [/\b(fog|foggy|mist|misty)\b/, 'fog'],
  [/\b(wind|windy|breeze)\b/, 'wind'],
  [/\b(sunny|sunshine|clear sky|blue sky)\b/, 'clear'],
]

const places: readonly (readonly [RegExp, Setting])[] = [
  [/\b(in(?:side)? (?:a |the )?church|altar|pews?)\b/, 'church-inside'],
  [/\b(hospital|clinic|sickroom)\b/, 'hospital-room'],
  [/\b(bathroom|bathtub|bath)\b/, 'bathroom'],
  [/\bbakery\b/, 'bakery'],
  [/\bvineyards?\b/, 'vineyard'],
  [/\bolive (grove|trees?|garden)\b/, 'olive-grove'],
  [/\b(?:the|a) (?:old |village )?well\b/, 'well'],
  [/\b(stable|manger|bethlehem)\b/, 'stable'],
  [/\btemple\b/, 'temple-court'],
  [/\b(fishing (boats?|shore|village)|galilee)\b/, 'fishing-shore'],
  [/\b(?:in|on|aboard) (?:a|the) (?:\w+ )?(boat|ship|ark)\b/, 'boat'],
  [/\b(mountains?|summit|peak)\b/, 'mountain'],
  [/\bgarden\b/, 'garden'],
  [/\b(meadow|field|grass)\b/, 'meadow'],
  [/\b(forest|woods|wood)\b/, 'forest'],
  [/\b(lake|pond)\b/, 'lake'],
  [/\b(sea|beach|ocean|seaside|shore|harbou?r)\b/, 'sea'],
  [/\bhills?\b/, 'hills'],
  [/\bdesert\b/, 'desert'],
  [/\bfarm\b/, 'farm'],
  [/\b(bible (?:village|town|times|lands)|nazareth|jericho|jerusalem)\b/, 'village'],
  [/\b(village|town)\b/, 'street'],
  [/\bmarket\b/, 'market'],
  [/\bchurch\b/, 'church'],
  [/\b(school|classroom)\b/, 'school'],
  [/\b(street|city|road)\b/, 'street'],
  [/\b(playground|park)\b/, 'playground'],
  [/\b(living room|at home|indoors|inside|fireplace)\b/, 'living-room'],
  [/\b(bedroom|in bed)\b/, 'bedroom'],
  [/\bkitchen\b/, 'kitchen'],
  [/\b(hallway|hall|corridor)\b/, 'hallway'],
  [/\b(porch|doorstep|front door)\b/, 'porch'],
  [/\bbarn\b/, 'barn'],
  [/\b(workshop|shed)\b/, 'workshop'],
  [/\borchard\b/, 'orchard'],
  [/\b(river|riverbank|stream)\b/, 'riverbank'],
  [/\bbridge\b/, 'bridge'],
  [/\b(outside|outdoors)\b/, 'meadow'],
]

/** Place, hour, weather and distance. */
export function reviseSurroundings(scene: SceneDescription, wish: Wish): SceneDescription {
  const change = {
    ...timeWish(wish),
    ...seasonWish(scene, wish),
    ...weatherWish(scene, wish),
    ...placeWish(wish),
    ...shotWish(scene, wish),
  }
  return Object.entries(change).some(([key, value]) => scene[key as keyof typeof change] !== value)
    ? { ...scene, ...change }
    : scene
}

const found = <Value>(list: readonly (readonly [RegExp, Value])[], words: string): Value | undefined =>
  list.find(([pattern]) => pattern.test(words))?.[1]

function timeWish({ plain: words, negative }: Wish): { time?: TimeOfDay } {
  const time = found(times, words)
  if (!time) return {}
  if (!negative) return { time }
  return { time: time === 'day' || time === 'morning' ? 'evening' : 'day' }
}

/** Another season melts the snow, unless it is winter. */
function seasonWish(
  scene: SceneDescription,
  { plain: words, negative }: Wish,
): { season?: Season; weather?: Weather } {
  const season = found(seasonWords, words)
  if (!season || (negative && scene.season !== season)) return {}
  const now = negative ? 'summer' : season
  return { season: now, ...(scene.weather === 'snow' && now !== 'winter' && { weather: 'clear' as const }) }
}

function weatherWish(scene: SceneDescription, { plain: words, negative }: Wish): { weather?: Weather } {
  const weather = found(weathers, words)
  if (!weather) return {}
  if (!negative) return { weather }
  return scene.weather === weather ? { weather: 'clear' } : {}
}

/** "in the kitchen" names the place; "a kitchen chair" would not, so a word of place must lead to it. */
function placeWish({ plain: words, negative }: Wish): { setting?: Setting } {
  const leads =
    /\b(in|at|on|into|to|by|near|inside|outside|outdoors|indoors|background|setting|place|under)\b/.test(
      words,
    )
  const setting = found(places, words)
  return setting && leads && !negative ? { setting } : {}
}

function shotWish(scene: SceneDescription, { plain: words, negative }: Wish): { shot?: Shot } {
  const nearer =
    /\b(closer|(?:not|less) (?:so |as )?(?:far|small)|close[- ]?up|zoom in|nearer|bigger|larger|too (?:far|small|tiny))\b/.test(
      words,
    )
  const farther =
    /\b(further|farther|(?:not|less) (?:so |as )?(?:close|near|big)|zoom out|wider|from afar|more of the \w+|smaller|too (?:close|near|big|large))\b/.test(
      words,
    )
  if (nearer === farther || (negative && !/\b(too|not|less)\b/.test(words))) return {}
  const index = shots.indexOf(scene.shot) + (nearer ? 1 : -1)
  return { shot: shots[Math.max(0, Math.min(shots.length - 1, index))] ?? scene.shot }
}
