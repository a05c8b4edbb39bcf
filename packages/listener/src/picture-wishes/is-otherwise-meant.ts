import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'

/** "So that you see the ladybird", "so the sun falls on the table", "because the right is in a cast": what the wish before is for. */
const saysWhy =
  /^so (?:that\b|(?:you|we|i|one|people) (?:can |could )?(?:see|look|know|get|feel|tell)|the (?:sun|light|moon|wind) \S+s\b)|^(?:because|since|cos|cause)\b/
/** "A sock or a fish?" asks what it is. */
const alternatives = /^(?:an? )?\S+ or (?:an? )?\S+$/
/** "Ours is tiny" tells of what they have. */
const ofOwn = /^(?:ours|mine|theirs) (?:is|are)\b/
/** "The girl more little and the giant more big" are two wishes in one. */
const ofTwo =
  /\b(?:bigger|larger|more (?:big|tall|large))\b.* and .*\b(?:smaller|more (?:little|small|tiny))\b|\b(?:smaller|more (?:little|small|tiny))\b.* and .*\b(?:bigger|larger|more (?:big|tall|large))\b/
/** "She calls them her clouds": what they are called. */
const called = /^(?:he|she|they|we|i) calls? (?:it|them|her|him|that|this|those) \S/
/** "Wheres Marmite gone?" */
const missed = /^where ?(?:is|'s|s|are|has)?\b.*\b(?:gone|go)$/
/** "Less scary, more like a big dog": no dog comes. */
const likened = /^(?:and |but )*(?:more|less) like (?:an?|the)\b/
/** "Bring back the version with the bridge": nothing of the kind is kept here. */
const earlier =
  /\b(?:bring|get|go|take|have) (?:me |us )?back (?:to )?(?:the |that |your )?(?:version|one|picture|first|old|other|earlier|previous)\b/
/** "Swap their clothes": each has the other's, of which no scene knows. */
const swapped = /^(?:please |can you |could you )*(?:swap|swop|switch|exchange) (?:their|the two)\b/

/** "They look like green melons": what something is taken for is not wished. */
const taken =
  /^(?:but |and |now |here |because )*(?:it|they|that|these|those|this|he|she)(?: all)? (?:looks?|seems?) (?:more )?like\b/
/** "They are the same shade, very dark" is said of somebody's skin. */
const ofSkin = /\b(?:same|darker|lighter|right|wrong) (?:shade|skin|complexion)\b/
/** "Less plastic": of how a picture looks there is no fewer. */
const ofManner =
  /\b(?:less|fewer|not so|not as) (?:plastic|plasticky|shiny|glossy|cartoon\w*|cgi|digital|computer\w*|3d|flat|stiff|childish|babyish|generic|perfect)$/

/** What the words of a clause name is asked for, but for these: somebody tells, asks, likens or gives a reason with them. */
export function isOtherwiseMeant({ words, isAsked }: ClauseContext, wishes: readonly PictureWish[]): boolean {
  const has = (...kinds: PictureWish['kind'][]) => wishes.some(({ kind }) => kinds.includes(kind))
  return (
    saysWhy.test(words) ||
    called.test(words) ||
    (has('leave-out', 'remove-thing', 'leaves-off') && missed.test(words)) ||
    (isAsked && alternatives.test(words)) ||
    (has('pose') && /^nothing\b/.test(words)) ||
    wishes.some(isInManner) ||
    (has('add-thing') && (likened.test(words) || earlier.test(words))) ||
    (has('wears', 'colour') && swapped.test(words)) ||
    (wishes.some(isOfAll) && /\bmore than \S+$/.test(words)) ||
    (has('amount', 'add-thing') &&
      /\b(?:should|must|has to|can|could) be (?:quite |all )?empty$/.test(words)) ||
    (has('size') && (ofOwn.test(words) || ofTwo.test(words))) ||
    (has('colour', 'add-thing', 'remove-thing') && taken.test(words)) ||
    (has('light', 'mood') && ofSkin.test(words)) ||
    (has('amount') && ofManner.test(words))
  )
}

const isOfAll = (wish: PictureWish): boolean => wish.kind === 'amount' && wish.of === undefined

/** "He'd never sit that straight": he sits, and otherwise. */
const isInManner = (wish: PictureWish): boolean =>
  wish.kind === 'pose' && !wish.wanted && /\b(?:that|so|as|too) \S+$/.test(wish.words)
