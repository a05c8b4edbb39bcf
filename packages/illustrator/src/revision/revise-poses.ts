import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const verbs: readonly (readonly [RegExp, Pose])[] = [
  [/\bsit(?:s|ting)? (?:on|in) \w+ lap\b/, 'sit-on-lap'],
  [/\b(?:hold|holds|holding) hands\b/, 'hold-hands'],
  [/\b(?:hold|holds|holding) (?:up|high)\b/, 'hold-up'],
  [/\b(?:help|helps|helping) \w* ?up\b/, 'help-up'],
  [/\blook(?:s|ing)? up\b/, 'look-up'],
  [/\bhigh[- ]fiv(?:es?|ing)\b/, 'high-five'],
  [/\b(?:gardening|digs?|digging)\b/, 'garden'],
  [/\bpour(?:s|ing)?\b/, 'pour'],
  [/\b(?:strok(?:es?|ing)|petting)\b/, 'stroke'],
  [/\blead(?:s|ing)?\b/, 'lead'],
  [/\bstand(?:s|ing)?\b/, 'stand'],
  [/\bwalk(?:s|ing)?\b/, 'walk'],
  [/\b(?:runs?|running)\b/, 'run'],
  [/\bclimb(?:s|ing)?\b/, 'climb'],
  [/\bsit(?:s|ting)?\b/, 'sit'],
  [/\bkneel(?:s|ing)?\b/, 'kneel'],
  [/\bpray(?:s|ing)?\b/, 'pray'],
  [/\b(?:sleep|sleeps|sleeping|asleep)\b/, 'sleep'],
  [/\b(?:lie|lies|lying)\b/, 'lie'],
  [/\bcarr(?:y|ies|ying)\b/, 'carry'],
  [/\b(?:give|gives|giving)\b/, 'give'],
  [/\b(?:hugs?|hugging)\b/, 'hug'],
  [/\bcomfort(?:s|ing)?\b/, 'comfort'],
  [/\breach(?:es|ing)?\b/, 'reach'],
  [/\bpoint(?:s|ing)?\b/, 'point'],
  [/\b(?:wave|waves|waving)\b/, 'wave'],
  [/\bcheer(?:s|ing)?\b/, 'cheer'],
  [/\bclap(?:s|ping)?\b/, 'clap'],
  [/\bjump(?:s|ing)?\b/, 'jump'],
  [/\b(?:dance|dances|dancing)\b/, 'dance'],
  [/\b(?:hide|hides|hiding)\b/, 'hide'],
  [/\bread(?:s|ing)?\b/, 'read'],
  [/\b(?:draw|draws|drawing|paint|paints|painting)\b/, 'draw'],
]

/** "Mia and Leo should …" speaks of both; "Mia should … Leo" of Mia. */
const saidOfBoth = /^(?:\w+ ){0,3}and (?:\w+ ){1,3}(?:should|must|could|can|are|both)\b/
const pairwise = new Set<Pose>(['hug', 'hold-hands', 'high-five', 'dance'])

/** What those who are named do, and whom they do it to or look at. */
export function revisePoses(scene: SceneDescription, { words, negative, names }: Wish): SceneDescription {
  const said = verbs.find(([pattern]) => pattern.test(words))?.[1]
  const looks = /\b(?:look|looks|looking|face|faces|facing) (?:at|to|towards?)\b/.test(words)
  const [first, second] = names.filter((name) => scene.figures.some((figure) => figure.name === name))
  // "Give Mia a lantern" asks for a thing in her hands; "Mia should hold Biscuit" for two full arms.
  const handing = /^(?:please )?(?:give|hand)\b/.test(words) || (said === 'carry' && !second)
  const lifts = second !== undefined && /\b(?:hold|holds|holding)\b(?! hands)/.test(words)
  const pose = handing ? undefined : (said ?? (lifts ? 'carry' : undefined))
  const both = second !== undefined && saidOfBoth.test(words)
  const everybody = /\b(all|everyone|everybody|they|both)\b/.test(words)
  if ((!pose && !looks) || (!first && !everybody)) return scene
  const change = (figure: SceneFigure): SceneFigure => ({
    ...figure,
    ...(pose && { pose: negative ? 'stand' : pose }),
    ...(second && figure.name === first && (!both || pairwise.has(pose ?? 'stand')) && { look: second }),
    ...(both && first && figure.name === second && pairwise.has(pose ?? 'stand') && { look: first }),
  })
  const figures = scene.figures.map((figure) =>
    figure.name === first || (both && figure.name === second) || (!first && everybody)
      ? change(figure)
      : figure,
  )
  return JSON.stringify(figures) === JSON.stringify(scene.figures) ? scene : { ...scene, figures }
}
