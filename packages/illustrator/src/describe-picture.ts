import type {
  Pose,
  SceneDescription,
  SceneFigure,
  Season,
  Setting,
  TimeOfDay,
  Weather,
} from './scene-description.ts'

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

/** What somebody does, as "Mia …". */
const doings: Record<Pose, string> = {
  stand: 'stands',
  walk: 'walks',
  run: 'runs',
  climb: 'climbs',
  sit: 'sits',
  'sit-on-lap': 'sits close',
  kneel: 'kneels',
  pray: 'prays',
  lie: 'lies',
  sleep: 'sleeps',
  work: 'works',
  garden: 'works in the garden',
  carry: 'carries something',
  give: 'gives',
  pour: 'pours',
  'hold-up': 'holds something up',
  hug: 'hugs',
  'hold-hands': 'holds hands',
  'high-five': 'claps hands',
  comfort: 'comforts',
  'help-up': 'helps up',
  lead: 'leads',
  stroke: 'strokes',
  reach: 'reaches out',
  pull: 'pulls',
  point: 'points',
  wave: 'waves',
  cheer: 'cheers',
  clap: 'claps',
  jump: 'jumps',
  dance: 'dances',
  hide: 'hides',
  peek: 'peeks',
  read: 'reads',
  draw: 'draws',
  play: 'plays',
  paddle: 'paddles',
  'look-up': 'looks up',
  lean: 'leans in',
  'stretch-arms': 'stretches out both arms',
}

/** One sentence for those who cannot see the picture, such as "Mia waves and Pip sits in a garden at night." */
export function describePicture(scene: SceneDescription): string {
  const where = [
    places[scene.setting],
    hours[scene.time],
    scene.season && seasonPhrases[scene.season],
    skies[scene.weather],
  ]
    .filter(Boolean)
    .join(' ')
  if (scene.figures.length === 0)
    return `${capital(where.replace(/^(in|on|at|by) /, ''))}, with nobody there.`
  return `${capital(listed(scene.figures.map((figure) => doing(figure, scene))))} ${where}.`
}

/** Poses that need somebody or something to be complete. */
const towards = new Set<Pose>(['hug', 'comfort', 'help-up', 'lead', 'stroke'])

function doing(figure: SceneFigure, { figures }: SceneDescription): string {
  const partner = figures.find(({ name }) => name === figure.look && name !== figure.name)
  const verb = doings[figure.pose]
  if (figure.hold && /something/.test(verb))
    return `${figure.name} ${verb.replace('something', article(figure.hold))}`
  const whom =
    partner && towards.has(figure.pose)
      ? ` ${partner.name}`
      : partner && (figure.pose === 'hold-hands' || figure.pose === 'high-five')
        ? ` with ${partner.name}`
        : ''
  const holding = figure.hold ? ` with ${article(figure.hold)}` : ''
  return `${figure.name} ${verb}${whom || (towards.has(figure.pose) ? ' somebody' : '')}${holding}`
}

function article(noun: string): string {
  if (/^(a|an|the|his|her|their|my|some|two|three) /i.test(noun) || /[^s]s$/.test(noun)) return noun
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
