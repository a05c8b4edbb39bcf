import type { SceneDescription, Season, Setting, Weather } from '../scene-description.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { inTurn, type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const seasons: Meanings<Season> = [
  [/\b(spring|springtime|blossoms?|easter)\b/, 'spring'],
  [/\b(summer|summertime)\b/, 'summer'],
  [/\b(autumn|fall|harvest)\b(?! (?:down|over|off|asleep))/, 'autumn'],
  [/\b(winter|wintry|christmas)\b/, 'winter'],
]

const weathers: Meanings<Weather> = [
  [/\b(rain|rainy|raining|storm|stormy)\b/, 'rain'],
  [/\b(snow|snowy|snowing|snowflakes)\b/, 'snow'],
  [/\b(fog|foggy|mist|misty)\b/, 'fog'],
  [/\b(wind|windy|breeze)\b/, 'wind'],
  [/\b(sunny|sunshine|clear sky|blue sky|sky (?:should be |is )?(?:blue|clear))\b/, 'clear'],
]

const places: Meanings<Setting> = [
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

/** Season, weather and place. */
export function reviseSurroundings(scene: SceneDescription, wish: Wish): Revision {
  return inTurn(scene, [reviseSeason, reviseWeather, revisePlace], (before, rule) => rule(before, wish))
}

/** Another season melts the snow, unless it is winter. */
function reviseSeason(scene: SceneDescription, { plain, negative }: Wish): Revision {
  const wish = firstMatch(seasons, plain)
  if (!wish) return untouched(scene)
  const placed = [wish.said]
  const season = negative ? 'summer' : wish.value
  const melts = scene.weather === 'snow' && season !== 'winter'
  const isSo = negative ? scene.season !== wish.value : scene.season === season && !melts
  if (isSo) return { scene, placed }
  return { scene: { ...scene, season, ...(melts && { weather: 'clear' }) }, placed }
}

function reviseWeather(scene: SceneDescription, { plain, negative }: Wish): Revision {
  const wish = firstMatch(weathers, plain)
  if (!wish) return untouched(scene)
  const placed = [wish.said]
  const isSo = (scene.weather === wish.value) !== negative
  return isSo ? { scene, placed } : { scene: { ...scene, weather: negative ? 'clear' : wish.value }, placed }
}

/** A word of place must lead to it: "in the kitchen" names the place, "a kitchen chair" does not. */
const leads =
  /\b(in|at|on|into|to|by|near|inside|outside|outdoors|indoors|background|setting|place|under|over|above|through|from|along)\b/

function revisePlace(scene: SceneDescription, { plain, negative }: Wish): Revision {
  const wish = firstMatch(places, plain)
  if (!wish || negative) return untouched(scene)
  const setting = wish.value
  if (setting === scene.setting) return { scene, placed: [wish.said] }
  return leads.test(plain) ? { scene: { ...scene, setting }, placed: [wish.said] } : untouched(scene)
}
