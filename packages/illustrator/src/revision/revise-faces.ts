import type { Face, SceneDescription } from '../scene-description.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const feelings: Meanings<Face> = [
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
export function reviseFaces(scene: SceneDescription, { words, negative, names }: Wish): Revision {
  const wish = firstMatch(feelings, words)
  // The first one named is who feels; the others are whom it is about.
  const concerned = names.find((name) => scene.figures.some((figure) => figure.name === name))
  if (!wish || scene.figures.length === 0 || (concerned === undefined && names.length > 0))
    return untouched(scene)
  const face: Face = negative ? (gloomy.has(wish.value) ? 'happy' : 'calm') : wish.value
  const applies = (name: string) => concerned === undefined || concerned === name
  const placed = [wish.said]
  if (scene.figures.every((figure) => !applies(figure.name) || figure.face === face)) return { scene, placed }
  const figures = scene.figures.map((figure) => (applies(figure.name) ? { ...figure, face } : figure))
  return { scene: { ...scene, figures }, placed }
}
