import { readCast } from '../looks/read-cast.ts'
import { findProp } from '../props/find-prop.ts'
import type { Face, FigureDescription, SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'

/** A wish for a picture that is tapped instead of typed: what stands on it, and the words it writes, which may be changed. */
export interface PictureWishToTap {
  label: string
  words: string
}

/** More figures and things than these would hide the other words. */
const mostFigures = 3
const mostThings = 2

/** Wishes for this picture that are surely understood and done, and change it. */
export function wishesToTap(scene: SceneDescription, cast: readonly FigureDescription[]): PictureWishToTap[] {
  return [
    ...ofView(scene),
    ...ofFaces(scene),
    ...ofTwo(scene, cast),
    ...ofThings(scene),
    ...ofHour(scene),
    ...ofWeather(scene),
    ...ofCast(scene, cast),
    ...ofColours(scene),
    { label: 'Another view', words: 'Show it from another angle.' },
  ]
}

const when = (isOffered: boolean, label: string, words: string): PictureWishToTap[] =>
  isOffered ? [{ label, words }] : []

const ofView = ({ shot }: SceneDescription): PictureWishToTap[] => [
  ...when(shot !== 'close', 'Closer', 'Move closer.'),
  ...when(shot !== 'wide', 'Further away', 'Show it from further away.'),
]

const laughing: readonly Face[] = ['happy', 'joy', 'tender']

const ofFaces = ({ figures }: SceneDescription): PictureWishToTap[] =>
  figures.slice(0, mostFigures).flatMap(({ name, face }) => {
    if (face === 'laugh') return []
    return laughing.includes(face)
      ? [{ label: `${name} laughs`, words: `${name} should laugh.` }]
      : [{ label: `${name} smiles`, words: `${name} should smile.` }]
  })

/** Of two people: what only people do with their hands is offered to them alone. */
function ofTwo({ figures }: SceneDescription, cast: readonly FigureDescription[]): PictureWishToTap[] {
  const [first, second] = figures
  if (!first || !second || figures.length > 2) return []
  const looks = readCast([...cast])
  const areHuman = figures.every(({ name }) => looks.get(name.toLowerCase())?.kind === 'human')
  const are = (pose: string) => figures.every((figure) => figure.pose === pose)
  return [
    ...when(areHuman && !are('hold-hands'), 'They hold hands', 'They should hold hands.'),
    ...when(!are('hug'), 'They hug', 'They should hug each other.'),
  ]
}

const ofThings = ({ props }: SceneDescription): PictureWishToTap[] =>
  props
    .filter((noun) => findProp(noun) && /^[a-z]+(?: [a-z]+)?$/.test(noun))
    .slice(0, mostThings)
    .flatMap((noun) => [
      { label: `Without the ${noun}`, words: `Without the ${noun}.` },
      ...when(!/\b(?:big|small)\b/.test(noun), `Bigger ${noun}`, `Make the ${noun} bigger.`),
    ])

const ofHour = ({ time }: SceneDescription): PictureWishToTap[] => [
  ...when(time !== 'night', 'At night', 'Make it night.'),
  ...when(time !== 'day', 'By day', 'Make it day.'),
  ...when(time !== 'dusk', 'At sunset', 'At sunset.'),
]

/** Indoors the weather is seen through a window at most. */
function ofWeather({ setting, weather, season }: SceneDescription): PictureWishToTap[] {
  if (settingDrawings[setting].indoors) return []
  const winters = !settingDrawings[setting].warm
  return [
    ...when(weather !== 'rain', 'It rains', 'Let it rain.'),
    ...when(weather !== 'snow' && winters, 'It snows', 'Let it snow.'),
    ...when(weather === 'rain' || weather === 'snow', `No ${weather}`, `No ${weather}.`),
    ...when(season !== 'autumn' && weather !== 'snow', 'In autumn', 'Make it autumn.'),
  ]
}

function ofCast({ figures }: SceneDescription, cast: readonly FigureDescription[]): PictureWishToTap[] {
  const present = figures.map(({ name }) => name)
  const absent = cast.filter(({ name }) => !present.includes(name)).slice(0, 2)
  const leaving = figures.length > 1 ? figures.slice(1, mostFigures) : []
  return [
    ...absent.map(({ name }) => ({ label: `Add ${name}`, words: `Add ${name}.` })),
    ...leaving.map(({ name }) => ({ label: `Leave out ${name}`, words: `Leave out ${name}.` })),
  ]
}

const ofColours = ({ tone }: SceneDescription): PictureWishToTap[] => [
  ...when(tone !== 'warm', 'Warmer colours', 'Use warmer colours.'),
  ...when(tone !== 'soft', 'Softer colours', 'Use softer colours.'),
]
