import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import { firstMatch, type Meanings } from './first-match.ts'
import { type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const verbs: Meanings<Pose> = [
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
  // "Draw Mia smaller" is said to the illustrator.
  [/(?<!^(?:please |can you |could you )?)\b(?:draws?|drawing|paints?|painting)\b/, 'draw'],
  [/\b(?:plays?|playing)\b/, 'play'],
  [/\bpeek(?:s|ing)?\b/, 'peek'],
]

/** "Mia and Leo should …" speaks of both; "Mia should … Leo" of Mia. */
const saidOfBoth = /^(?:\w+ ){0,3}and (?:\w+ ){1,3}(?:should|must|could|can|are|both)\b/
const everybodyWords =
  /\b(all|everyone|everybody|they|both|(?<!(?:add|more|other|some|two|three|four) )(?:children|kids)|(?:(?:two|three|four|five) of )?them|each other)\b/
const pairwise = new Set<Pose>(['hug', 'hold-hands', 'high-five', 'dance'])

/** What those who are named do, and whom they do it to or look at. */
export function revisePoses(scene: SceneDescription, { words, negative, names }: Wish): Revision {
  const wish = firstMatch(verbs, words)
  const looks = /\b(?:look\w*|face|faces|facing|smil\w+|wav\w+) (?:at|to|towards?)\b/.exec(words)?.[0]
  const present = scene.figures.map(({ name }) => name)
  const everybody = everybodyWords.exec(words)?.[0]
  // Who is alone in the picture need not be named.
  const isCouple = names.length === 0 && everybody !== undefined && present.length === 2
  const isAlone = names.length === 0 && !everybody && present.length === 1
  const meant = isCouple || isAlone ? present : names
  const [first, second] = meant.filter((name) => present.includes(name))
  // "Give Mia a lantern" asks for a thing in her hands; "Mia should hold Biscuit" for two full arms.
  const handing = /^(?:please )?(?:give|hand)\b/.test(words) || (wish?.value === 'carry' && !second)
  const lifts = second !== undefined && /\b(?:hold|holds|holding)\b(?! hands)/.test(words)
  const pose = handing ? undefined : (wish?.value ?? (lifts ? 'carry' : undefined))
  const both = second !== undefined && (isCouple || saidOfBoth.test(words))
  const isMutual = both && (pairwise.has(pose ?? 'stand') || /each other/.test(words))
  if ((!pose && !looks) || (!first && !everybody)) return untouched(scene)
  const change = (figure: SceneFigure): SceneFigure => ({
    ...figure,
    ...(pose && { pose: negative ? 'stand' : pose }),
    ...(second && figure.name === first && (!both || isMutual) && { look: second }),
    ...(first && figure.name === second && isMutual && { look: first }),
  })
  const figures = scene.figures.map((figure) =>
    figure.name === first || (both && figure.name === second) || (!first && everybody)
      ? change(figure)
      : figure,
  )
  const placed = [pose && wish ? wish.said : '', second ? (looks ?? '') : '', everybody ?? '']
  const isSo = JSON.stringify(figures) === JSON.stringify(scene.figures)
  return { scene: isSo ? scene : { ...scene, figures }, placed }
}
