import { isA } from '../lexicons/lexicons.ts'
import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { farApart } from './idioms-of-view.ts'
import type { PictureWish } from './picture-wish.ts'

const asking =
  /(?:^|\b| )(?:please|pls|should|must|could|can|would|want|need|needs|make|put|draw|add|let|have|give|paint|supposed|meant|ought|has to|'d like|would like)\b/

/** "Now it sits on her arm", "it's noon in your drawing", "everybody's staring at him": how the picture is. */
const showing =
  /(?:^|, ?|\b(?:and|but) )(?:(?:right )?now|here) (?:it|he|she|they|the \S+|everybody|everyone)\b|\b(?:in|on) (?:your|the|this) (?:drawing|pic|picture|image|illustration|painting)\b|\b(?:in|on) (?:all )?the other (?:pictures|pages|ones|drawings)\b|^(?:(?:and|but|both|all|they|everybody|everyone|'s|is|are|'re) )+(?:look|looks|looking|stare|stares|staring)(?: so| very| hard)* (?:at|into|out at) (?:the camera|us|me|you|him|her)\b/
/** "Is that still night?", "its night isnt it". */
const askingBack =
  /^(?:is|are|was|were|is n't|are n't) (?:that|it|this|he|she|they|the)\b|\b(?:is ?n't it|isnt it|is it not|no)$/
const tagged = /\b(?:is ?n't it|isnt it|is it not)$/
const why = /^(?:but |and |so )*(?:why|how come)\b/
/** "This dress is more like a kimono", "who goes into a barn in a party dress": nobody is to wear it. */
const likening =
  /^(?:but |and )*(?:this|that|it|its|the \S+|this \S+|that \S+) (?:is|'s|looks) (?:more |much |a bit )*like\b|^(?:but |and )?who (?:goes|wears|would|puts|has|makes|bakes|cooks|eats|sleeps|keeps|sits|takes|does)\b/
/** "Why is nobody looking at the bird" asks that somebody does. */
const missing = /\b(?:nobody|no one|none of them)\b/
/** "A bit stiff", "the pose is so stiff". */
const stiff = /\b(?:stiff|wooden|static)$/
/** "The sun is still there", "he's standing up already". */
const lasting = /^(?!.*\b(?:keep|more|less|not|n't)\b).*\b(?:is|are|'s|'re) (?:still|already) /
/** "They're huge, you know". */
const theyAreLarge =
  /^(?:they|these|those|it)(?: are| is|'re| 're|'s| 's) (?:really |very )?(?:huge|big|enormous|gigantic|large)$/

/** "He's her big brother after all": who somebody is, and no larger than before. */
const kinOfSomebody =
  /^(?:(?:because|since|and|but|as) )*(?:he|she|they|it) ?(?:is|are|'s|'re|s) (?:his|her|their|my|our|its) (?:big|little|older|younger|elder|baby|small|twin) (?:brother|sister|sibling|cousin|son|daughter|boy|girl)s?\b/

/** "They're all in red". */
const allIn =
  /^(?:but |and )*(?:they|everyone|everybody)(?: are| is|'re| 're|'s| 's) (?:all |both )?(?:in|wearing) /

/** "He's proud of his patches" tells of him, and of no face. */
const proud =
  /\b(?:covers?|hides?|blocks?) (?:his|her|their|half (?:his|her)) (?:whole )?(?:face|eyes|mouth)\b|(?:\b(?:is|are|so|very|really)|'s|'re) (?:so |very |really )*(?:proud|ashamed|fond) of\b/
/** "He is holding it upside down": what somebody is just doing is to be seen; what they ought to do is told otherwise. */
const doing =
  /^(?:(?:and|but|so|because|here) )*(?:he|she|it|they|the \S+) (?:is|are|'s|'re) (?:just |all |only |both )?(?!supposed|meant|missing|wearing)\S+ing\b|^\S+ (?:is|are|'s|'re) (?:just )?\S+ing (?:about|around|like|into nothing|in this)\b/

/** "He's in front of them" says where somebody is. */
const standingSomewhere =
  /^(?:(?:and|but|so|because|here) )*(?:he|she|it|they) (?:is|are|'s|'re) (?:in front|behind|miles|far|right|on top|too(?! (?:big|large|tall|huge)\b))\b/
/** "It's a market", "the bear": what is there, and what was spoken of. */
const hiddenThere =
  /^\S+(?: \S+)? (?:is|are|'s) (?:half |almost |completely |totally )?(?:hidden|covered|stuck|squashed|cut off)\b/
const callingIt =
  /^(?:and |but )?(?:it|its|this|that|these) ?(?:is |'s |are )?(?:an?|the) (?!\S+ (?:instead|please)$)/
const named = /^(?:the|that|this|those|these) \S+(?: \S+)?$/
/** "I see a blue sky", where it is night in the story. */
const seeing = /^(?:but |and |here )*(?:i|we) (?:still |only |just |can )?see (?:an?|the|some|no|two|three) /
/** "Which snow is this?" */
const pointingOut = /^(?:which|what) \S+(?: \S+)? (?:is|are) (?:this|that|these|those)\b/
/** "These colours!" is praise as often as it is none. */
const exclaiming = /^(?:these|those|such|what|the) colou?rs$/
/** "You've painted autumn leaves" without what there ought to be. */
const corrected =
  /^(?:(?:please|kindly|pls|so|can you|could you) )*(?:correct|fix)(?: (?:it|this|that))?(?: please| pls)?$/

/** Whether a clause complains of what is to be seen, where its words alone could ask for it. */
export function saysWhatIs(context: ClauseContext, wishes: readonly PictureWish[]): boolean {
  const { words, isAsked } = context
  const isAsking = asking.test(words)
  // How old somebody looks is told to be set right.
  if (wishes.length > 0 && wishes.every(({ kind }) => kind === 'age')) return false
  if (showing.test(words) && !isAsking && !wishes.some(comes)) return true
  if (isAsked && askingBack.test(words) && !isAsking) return true
  // Where it is not, no picture can be.
  if ((wishes.length > 0 && wishes.every(isNowhere)) || pointingOut.test(words)) return true
  if (
    !isAsking &&
    (kinOfSomebody.test(words) || proud.test(words) || allIn.test(words) || theyAreLarge.test(words))
  )
    return true
  if (tagged.test(words) || exclaiming.test(words) || corrected.test(words)) return true
  if (/^(?:fine|ok|okay|good|great)$/.test(words)) return true
  if (why.test(words) && !missing.test(words) && wishes.some(setsAnew)) return true
  if (
    !isAsking &&
    (lasting.test(words) || standingSomewhere.test(words)) &&
    !farApart.test(words) &&
    wishes.some(setsScene)
  )
    return true
  if (!isAsking && doing.test(words) && wishes.some(isDone) && !wishes.some(comes)) return true
  if ((callingIt.test(words) || named.test(words)) && wishes.some(isAdded)) return true
  if (seeing.test(words) && wishes.some((wish) => isAdded(wish) || setsScene(wish))) return true
  if (!isAsking && hiddenThere.test(words) && wishes.some(setsScene)) return true
  if (!isAsking && likening.test(words) && wishes.some(({ kind }) => kind === 'wears' || kind === 'place'))
    return true
  if (wishes.some(looksAtNothing) || wishes.some((wish) => isContrast(wish, context))) return true
  const isNamedOnly = !isAsking && wishes.some(isPartAlone)
  return isNamedOnly || (stiff.test(words) && wishes.some(({ kind }) => kind === 'pose'))
}

/** Who is not there yet is seen doing nothing. */
const comes = ({ kind }: PictureWish): boolean => kind === 'bring-in'
const isNowhere = (wish: PictureWish): boolean => wish.kind === 'place' && !wish.wanted
const isAdded = ({ kind }: PictureWish): boolean => kind === 'add-thing'
const isDone = (wish: PictureWish): boolean =>
  (wish.kind === 'pose' && wish.wanted) || wish.kind === 'hold' || wish.kind === 'look-at'
const setsScene = ({ kind }: PictureWish): boolean => /^(?:move|weather|time|place|pose|size)$/.test(kind)

/** "He stares at nothing", "looking at this one": nothing that anybody is to look at. */
const looksAtNothing = (wish: PictureWish): boolean =>
  wish.kind === 'look-at' &&
  /^(?:nothing|nowhere|back|hands?|fingers?|feet|legs?|arms?|this|this one|this picture|(?:his|her|their) (?:back|bottom))$/.test(
    wish.at ?? '',
  )

/** "Not grey" behind what is to be pink says what that is not. */
const isContrast = ({ kind }: PictureWish, { units, words }: ClauseContext): boolean =>
  kind === 'mood' &&
  (/^not (?:\S+ )?\S+$/.test(words) ||
    (units.length <= 4 && /^(?:should|must|needs?|ought|has)\b/.test(words))) &&
  units.some((unit) => isOneOf(unit, 'colour'))

/** What is not there yet; "why is it snowing" ends the snow. */
const setsAnew = (wish: PictureWish): boolean =>
  /^(?:mood|light|pose|look-at)$/.test(wish.kind) || ('wanted' in wish && wish.wanted)

/** "Nose to nose", "the claws": a part of somebody that is to look no otherwise. */
const isPartAlone = (wish: PictureWish): boolean =>
  wish.kind === 'wears' && wish.words === wish.noun && isA('body-part', wish.noun) && !isA('hair', wish.noun)
