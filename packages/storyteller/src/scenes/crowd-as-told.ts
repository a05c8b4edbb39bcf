import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { withoutNegations, withoutSpeech } from '../words/plain-narration.ts'

const many =
  '(?:every(?:body|one)|some(?:body|one)|they(?: all)?|all of them|others|people|the (?:whole )?(?:class|group|row|audience|crowd|choir|team|children|boys|girls)|a whole row|(?:a|an|one|another|two|three|four|five|six|seven|some) (?:\\p{L}+ )?(?:man|woman|lady|boys?|girls?|child|children|people|of them))'
const laughing =
  '(?:laugh(?:s|ed|ing)?|giggl(?:es?|ed|ing)|chuckl(?:es?|ed|ing)|snicker(?:s|ed|ing)?|roar(?:s|ed)?)'

/** That many or some of them laugh, or that a laugh is heard. */
const laughters: readonly RegExp[] = [
  `\\b${many}(?: (?!and\\b|but\\b)[\\p{L}'’-]+){0,4}? ${laughing}\\b`,
  `\\b(?:a|the) (?:\\p{L}+ )?(?:laugh|giggle) (?:rang|went|goes|came|comes|ran|runs)\\b`,
  `\\b(?:rang|fell|went|came|ran|was) (?:\\p{L}+ ){0,2}?a (?:\\p{L}+ )?(?:laugh|giggle)\\b`,
].map((pattern) => new RegExp(pattern, 'u'))

const aloud = /(?:["“]|\b)(?:ha|hee|ho)(?:, (?:ha|hee|ho))+\b|["“](?:ha|hee)!/i

/** Of another time, or only thought. */
const notNow = /\b(?:would|could|might|if|used to|yesterday|tomorrow|until|when they|had been)\b/

const faces: Readonly<Record<string, string>> = {
  crowd: 'laughing crowd',
  people: 'laughing crowd',
  children: 'laughing children',
  'playing children': 'laughing children',
}

/** Where a page tells that many laugh, the many of its picture do, whatever lies on the heart of the one whom they look at. */
export function crowdAsTold(scene: SceneDescription, text: string): SceneDescription {
  if (!scene.props.some((noun) => faces[noun]) || !isLaughterTold(text)) return scene
  return { ...scene, props: scene.props.map((noun) => faces[noun] ?? noun) }
}

const isLaughterTold = (text: string): boolean =>
  aloud.test(text) ||
  withoutSpeech(text)
    .toLowerCase()
    .split(/(?<=[.!?;:¶])\s*|\n/)
    .filter((sentence) => !notNow.test(sentence))
    .some((sentence) => laughters.some((pattern) => pattern.test(withoutNegations(sentence))))
