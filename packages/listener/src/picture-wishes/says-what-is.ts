import { isA } from '../lexicons/lexicons.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'

const asking =
  /\b(?:please|pls|should|must|could|can|would|want|need|make|put|draw|add|let|have|give|paint)\b/

/** "Now it sits on her arm", "it's noon in your drawing", "everybody's staring at him": how the picture is. */
const showing =
  /(?:^|, ?|\b(?:and|but) )(?:right )?now (?:it|he|she|they|the \S+|everybody|everyone)\b|\b(?:in|on) (?:your|the|this) (?:drawing|pic|picture|image|illustration|painting)\b|^(?:(?:and|but|both|all|they|everybody|everyone|'s|is|are|'re) )+(?:look|looks|looking|stare|stares|staring)(?: so| very| hard)* (?:at|into|out at) (?:the camera|us|me|you|him|her)\b/
/** "Is that still night?", "its night isnt it". */
const askingBack =
  /^(?:is|are|was|were|is n't|are n't) (?:that|it|this|he|she|they|the)\b|\b(?:is ?n't it|isnt it|is it not|no)$/
const why = /^(?:but |and |so )*(?:why|how come)\b/
/** "A bit stiff", "the pose is so stiff". */
const stiff = /\b(?:stiff|wooden|static)$/

/** Whether a clause complains of what is to be seen, where its words alone could ask for it. */
export function saysWhatIs({ words, isAsked }: ClauseContext, wishes: readonly PictureWish[]): boolean {
  if (showing.test(words) && !asking.test(words)) return true
  if (isAsked && askingBack.test(words) && !asking.test(words)) return true
  if (/^(?:fine|ok|okay|good|great)$/.test(words)) return true
  if (why.test(words) && wishes.some(setsAnew)) return true
  const isNamedOnly = !asking.test(words) && wishes.some(isPartAlone)
  return isNamedOnly || (stiff.test(words) && wishes.some(({ kind }) => kind === 'pose'))
}

/** What is not there yet; "why is it snowing" ends the snow. */
const setsAnew = (wish: PictureWish): boolean =>
  /^(?:mood|light|pose|look-at)$/.test(wish.kind) || ('wanted' in wish && wish.wanted)

/** "Nose to nose", "the claws": a part of somebody that is to look no otherwise. */
const isPartAlone = (wish: PictureWish): boolean =>
  wish.kind === 'wears' && wish.words === wish.noun && isA('body-part', wish.noun) && !isA('hair', wish.noun)
