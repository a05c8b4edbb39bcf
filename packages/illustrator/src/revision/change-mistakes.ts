import type { SceneDescription } from '../scene-description.ts'
import { done, notDone, type Operation } from './change.ts'
import { stageAnew } from './change-view.ts'

/** Three hands and five legs are too many, and so are six fingers; of three fingers nobody knows what would be right. */
const tooMany =
  /\b(?:(?:[3-9]|three|four|five|six|seven|eight|extra|spare|too many|third|fourth|fifth|sixth) (?:\S+ )?(?:hands?|arms?|legs?|feet|foot|heads?|ears?|eyes?|tails?|wings?|wheels?|noses?|mouths?)|(?:[6-9]|six|seven|eight|sixth|seventh|extra|too many) (?:\S+ )?(?:fingers?|thumbs?|toes?)|count (?:\S+ )?(?:fingers|hands|arms|legs|toes))\b/i

/** Two left hands, fingers in a jumble, a book that stands on its head: nothing is drawn so. */
const muddled =
  /\b(?:two|2) (?:left|right) (?:hands?|arms?|feet|legs?|shoes?|boots?)\b|\b(?:fingers?|hands?|toes)\b.*\b(?:jumbled|mixed up|muddled|webbed|fused|tangled|a mess)\b|\bupside (?:down|doon)\b|\b(?:the )?wrong way (?:round|up)\b/i

/** "His arm is strange": what exactly is wrong nobody says. */
const odd =
  /\b(?:hands?|arms?|legs?|feet|foot|fingers?|thumbs?|toes|mouth|nose|faces?|head|neck|body|eyes|ears?|paws?)\b.*\b(?:weird|strange|odd|funny|deformed|distorted|mangled|creepy|messed up|bent|off|unnatural|freaky)\b|\b(?:hands?|arms?|legs?|feet|foot|fingers?)\b.* wrong$/i
/** Limbs and faces that are lost or run into another thing, and what hangs in the air. */
const tangled =
  /\b(?:arms?|hands?|legs?|feet|foot|fingers?|face|head|eyes?|paws?|tails?|wings?|wheels?|shoes?|boots?|ears?|spoon|cup|stick|rope|string|rod|handle)\b.*\b(?:melt\w*|merg\w*|fused|missing|gone|without a|lost|attached|vanish\w*|dropped off|fallen off|come off|came off|growing out|grows out|stops at|through|inside|detached|backwards?|twisted|broken)\b|\b(?:goes|going|go|passes|passing|sticks?|sticking) (?:right |straight )?through\b|\b(?:no|without an?|missing|missing one) (?:arms?|hands?|legs?|feet|face|head|eyes?|paws?)\b|\b(?:floats?|floating|hovers?|hovering|in mid[- ]air|flying in the air)\b/i

/**
 * Nobody that we draw has more hands or fingers than their own, and nothing is meant to float: what looked so is drawn anew, from
 * another side. Of other mistakes nobody knows what would be right.
 */
export const changeMistake: Operation<'mistake'> = (scene, { words }) =>
  [tooMany, tangled, odd, muddled].some((pattern) => pattern.test(words)) || isTwice(scene, words)
    ? done(stageAnew(scene))
    : notDone(scene)

/** "There are two Leos": a picture has everybody once. */
const isTwice = ({ figures }: SceneDescription, words: string): boolean =>
  figures.some(({ name }) =>
    new RegExp(
      `\\b(?:2|two|3|three) (?:\\S+ )?${name.replaceAll(/[^\p{L} ]/gu, '.')}(?:e?s)?\\b|\\b${name.replaceAll(/[^\p{L} ]/gu, '.')}(?: (?:is|appears|shows up|comes|stands))?(?: \\S+){0,3} twice\\b`,
      'iu',
    ).test(words),
  )
