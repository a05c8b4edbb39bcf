import type { Land, SceneDescription, Season, Setting, TimeOfDay, Weather } from '../scene-description.ts'
import { showsLand } from '../settings/land.ts'
import { isDarkAt } from '../settings/light.ts'
import { settingDrawings } from '../settings/settings.ts'

const places: Record<Setting, string> = {
  garden: 'in a garden',
  meadow: 'in a meadow',
  forest: 'in the forest',
  lake: 'by a lake',
  sea: 'by the sea',
  hills: 'in the hills',
  desert: 'in the desert',
  farm: 'on a farm',
  village: 'in a village',
  market: 'at the market',
  church: 'in front of a church',
  school: 'in a classroom',
  street: 'on a street',
  playground: 'at the playground',
  'living-room': 'in the living room',
  bedroom: 'in a bedroom',
  kitchen: 'in the kitchen',
  hallway: 'in the hallway',
  porch: 'on the porch',
  barn: 'in a barn',
  workshop: 'in a workshop',
  orchard: 'in an orchard',
  riverbank: 'on a riverbank',
  bridge: 'at a bridge',
  'church-inside': 'inside a church',
  'hospital-room': 'in a hospital room',
  bathroom: 'in the bathroom',
  bakery: 'in a bakery',
  mountain: 'in the mountains',
  vineyard: 'in a vineyard',
  'olive-grove': 'in an olive grove',
  well: 'at the well',
  stable: 'in a stable',
  'temple-court': 'in the court of the temple',
  'fishing-shore': 'among the fishing boats on the shore',
  boat: 'in a boat',
}

const hours: Record<TimeOfDay, string> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  day: '',
  'late-afternoon': 'in the late afternoon',
  dusk: 'at dusk',
  evening: 'in the evening',
  night: 'at night',
}

const seasonPhrases: Record<Season, string> = {
  spring: 'in spring',
  summer: 'in summer',
  autumn: 'in autumn',
  winter: 'in winter',
}

const skies: Record<Weather, string> = {
  clear: '',
  fog: 'in the fog',
  rain: 'in the rain',
  snow: 'in the snow',
  wind: 'in the wind',
}

const landPhrases: Record<Land, string> = {
  tropical: 'among palms',
  dry: 'among thorn trees',
  northern: 'among firs and birches',
  mountainous: 'below snowy mountains',
}

/** "in a garden at night in the rain"; weather and season stay outside of rooms. */
export function whereAndWhen({ setting, time, weather, season, land, lamps }: SceneDescription): string {
  const dark = lamps === 'out' && isDarkAt(time) ? 'in the dark' : ''
  const outside = settingDrawings[setting].indoors
    ? []
    : [skies[weather], season ? seasonPhrases[season] : '']
  const around = land && showsLand(setting) ? landPhrases[land] : ''
  return [places[setting], around, hours[time], dark, ...outside].filter(Boolean).join(' ')
}
