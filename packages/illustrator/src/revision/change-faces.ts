import type { Face } from '../scene-description.ts'
import { done, notDone, type Operation } from './change.ts'
import { figuresMeant, withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings } from './first-match.ts'

const feelings: Meanings<Face> = [
  [/\b(?:laugh|laughs|laughing|laughter|giggl\w+|crack up)\b/, 'laugh'],
  [
    /\b(?:joy|joyful|overjoyed|excited|cheer|cheerful|delighted|very happy|grin\w*|beam\w*|jolly|merry|glee)\b/,
    'joy',
  ],
  [/\b(?:smil\w+|smirk|happy|happier|friendly|friendlier|glad|kind|pleased)\b/, 'happy'],
  [/\b(?:tender|loving|gentle|lovingly)\b/, 'tender'],
  [/\b(?:calm|calmer|peaceful|relaxed|quiet|serious)\b/, 'calm'],
  [/\b(?:sad|sadder|unhappy|glum|cry|cries|crying|sobbing|tears?|tearful|upset|miserable)\b/, 'sad'],
  [/\b(?:worried|worry|worries|afraid|scared|frightened|nervous|anxious|terrified|concerned)\b/, 'worried'],
  [/\b(?:surpris\w+|amazed|astonished|startled|shocked|wow|wonder|awe)\b/, 'wow'],
  [
    /\b(?:angry|cross|mad|grumpy|furious|annoyed|frown\w*|scowl\w*|glar(?:es?|ing)|sulk\w*|fierce)\b/,
    'angry',
  ],
  [/\b(?:shy|embarrassed|ashamed|blush\w*)\b/, 'shy'],
  [/\b(?:sleepy|tired|exhausted|yawn\w*)\b/, 'sleepy'],
  [/\b(?:think\w*|thoughtful|pondering)\b/, 'thinking'],
  [/\b(?:proud|proudly|confident|triumphant)\b/, 'proud'],
  [/\b(?:sorry|apologetic|guilty|remorseful|disappointed|regretful|rueful)\b/, 'sorry'],
  [/\b(?:brave|braver|bravely|determined|stern|strict|grim|focused|concentrat\w+)\b/, 'determined'],
]
/** Faces that come near to what has no face of its own. */
const nearly: Meanings<Face> = [
  [/\b(?:relieved|hopeful|grateful)\b/, 'happy'],
  [/\b(?:lonely|hurt|jealous)\b/, 'sad'],
  [/\b(?:curious|confused|puzzled|unsure|dreamy)\b/, 'thinking'],
  [/\b(?:bored)\b/, 'sleepy'],
  [/\b(?:mean|cruel|harsh|unkind|nasty)\b/, 'angry'],
]

const gloomy: ReadonlySet<Face> = new Set(['sad', 'worried', 'angry', 'sleepy', 'sorry'])

/** How those who are named feel; everybody where nobody is named. */
export const changeFaces: Operation<'feeling'> = (scene, { who, words, wanted }) => {
  const found = firstMatch(feelings, words)
  const near = found ?? firstMatch(nearly, words)
  const meant = figuresMeant(scene, who, 'everybody')
  if (!near || meant.length === 0) return notDone(scene)
  const face = wanted ? near.value : gloomy.has(near.value) ? 'happy' : 'calm'
  const { scene: changed } = done(withFigures(scene, meant, (figure) => ({ ...figure, face })))
  return { scene: changed, outcome: found || !wanted ? 'done' : 'partly' }
}
