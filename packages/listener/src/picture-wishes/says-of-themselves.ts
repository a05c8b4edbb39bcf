import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'

/** "I have the real thing at home", "we laughed", "we are no poor people", "my husband has the air furious". */
const ofThemselves =
  /^(?:(?:and|but|so|because|since|as|only|still|please|here|now|,) )*(?:i|we|my (?:husband|wife|partner|mother|father|mum|mom|dad|neighbour|brother|sister|family|sister - in - law|class))(?: (?:all|both|always|also|never|only|really|just|nearly|still))* (?!(?:want|wants|wish|wishes|need|needs|would|'d|should|could|can|ca|do|think|thinks|hope|miss|misses|ask|prefer|prefers|see|saw|suggest|vote|demand|request|insist|expect|expected|imagine|imagined|like|love|says?|said|(?:am|'m|was|were|are|'re|is|have been|'ve been) (?:told|hoping|asking|after|thinking|looking for|missing)|(?:have|'ve|had|has) (?:got )?no|were (?:at|in|on))\b)\S/
const asking = /\b(?:please|pls|should|must|could|can|would|want|need|make|put|draw|add)\b/
/** "She'd run off", "he would call it a lie": what would be. */
const supposing =
  /(?:'d|\bwould) (?:(?:still|already|only|never|just|always) )?(?!love|like|rather|prefer|better|be nice|have|take|wear|hold|sit|stand)\S+/
/** "I want it on the wall", "in her room": the finished picture hangs there. */
const hanging =
  /\b(?:i|we|she|he) (?:want|'ll have|'d have|will have|will hang|'ll put|am hanging|'m hanging)\b.* (?:on|above|over|in) (?:the|our|my|her|his) (?:wall|fridge|bed|desk|mantelpiece|office|phone)\b/
/** "It hurts to look at it on my phone", "hurts my eyes": how it is for who looks. */
const hurting = /^(?:it |this |that |the \S+ )?hurts? (?:to look|to see|my|our|the|his|her) /
/** "Without her specs she'd be painting the cat" says why she needs them. */
const wouldBe = /^without .*(?:'d|\bwould) /

/** Whether a clause tells of who writes it, of their family, or of what would be, where its words alone could ask for it. */
export function saysOfThemselves({ words }: ClauseContext, wishes: readonly PictureWish[]): boolean {
  if (hanging.test(words) || wouldBe.test(words) || hurting.test(`${words} `)) return true
  if (ofThemselves.test(words) && !asking.test(words) && !wishes.some((wish) => ofOneInPicture(wish, words)))
    return true
  return (
    supposing.test(words) &&
    !/\b(?:i|we|you|it) ?(?:'d|would)\b/.test(words) &&
    wishes.some((wish) => isPose(wish) || wish.kind === 'feeling')
  )
}

/** "I have brown hair", "we pray on our knees": who writes may be in the picture, and says how it is to be. */
const ofOneInPicture = ({ kind, ...wish }: PictureWish, words: string): boolean =>
  /^(?:leaves-off|age|look-at|distance|mistake|match-text|text-in-picture|keep|colour|bring-in|leave-out)$/.test(
    kind,
  ) ||
  (kind === 'wears' && /^(?:and |but )?my \S+/.test(words)) ||
  ('words' in wish && wish.words === 'kneeling')

const isPose = (wish: PictureWish): boolean => wish.kind === 'pose' && wish.wanted
