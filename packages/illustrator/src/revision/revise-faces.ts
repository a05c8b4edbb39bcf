import type { Face, SceneDescription } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const feelings: readonly (readonly [RegExp, Face])[] = [
  [/\b(laugh|laughs|laughing|giggl\w+)\b/, 'laugh'],
  [/\b(joy|joyful|overjoyed|excited|cheerful|very happy|grin\w*)\b/, 'joy'],
  [/\b(smil\w+|happy|happier|friendly|glad|kind)\b/, 'happy'],
  [/\b(tender|loving|gentle|lovingly)\b/, 'tender'],
  [/\b(calm|peaceful|relaxed|quiet)\b/, 'calm'],
  [/\b(sad|sadder|unhappy|cry|cries|crying|tears?|upset)\b/, 'sad'],
  [/\b(worried|afraid|scared|frightened|nervous|anxious)\b/, 'worried'],
  [/\b(surpris\w+|amazed|astonished|wow|wonder)\b/, 'wow'],
  [/\b(angry|cross|mad|grumpy|furious)\b/, 'angry'],
  [/\b(shy|embarrassed|ashamed|blush\w*)\b/, 'shy'],
  [/\b(sleepy|tired|yawn\w*)\b/, 'sleepy'],
  [/\b(think\w*|thoughtful|pondering)\b/, 'thinking'],
]

const gloomy = new Set<Face>(['sad', 'worried', 'angry', 'sleepy'])

/** How those who are named feel; everybody when nobody is named. */
export function reviseFaces(scene: SceneDescription, { words, negative, names }: Wish): SceneDescription {
  const said = feelings.find(([pattern]) => pattern.test(words))?.[1]
  if (!said) return scene
  const face: Face = negative ? (gloomy.has(said) ? 'happy' : 'calm') : said
  const concerned = names.filter((name) => scene.figures.some((figure) => figure.name === name))
  const changes = scene.figures.some((figure) => applies(figure.name, concerned) && figure.face !== face)
  if (!changes) return scene
  return {
    ...scene,
    figures: scene.figures.map((figure) => (applies(figure.name, concerned) ? { ...figure, face } : figure)),
  }
}

/** The first one named is who feels; the others are whom it is about. */
const applies = (name: string, concerned: readonly string[]): boolean =>
  concerned.length === 0 || concerned[0] === name
