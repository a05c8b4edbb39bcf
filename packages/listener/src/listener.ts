export type { Book, Finding, FindingKind, Mend, ShownPicture } from './continuity/book.ts'
export { inspectBook } from './continuity/inspect-book.ts'
export type { DetailSentence, DetailSort, HeardDetails } from './details/detail-sentence.ts'
export { listenToDetails } from './details/listen-to-details.ts'
export type { Statement } from './details/statement.ts'
export type { Being, Fact, Heard, LeftOver, Pronoun, Span, Stage, WordKind } from './facts.ts'
export { visibleKinds } from './facts.ts'
export { listenToCharacter } from './listen-to-character.ts'
export { seeThings } from './picking/see-things.ts'
export type { SeenPart, SeenThing, Slot } from './picking/seen-thing.ts'
export { listenToPictureWish } from './picture-wishes/listen-to-picture-wish.ts'
export type {
  HeardPictureWishes,
  PictureCastMember,
  PictureWish,
  PictureWishClause,
  Whom,
} from './picture-wishes/picture-wish.ts'
export { type SaidFact, saidFacts } from './saying/said-facts.ts'
export { type SaidBack, sayBack } from './saying/say-back.ts'
export { sayMissing } from './saying/say-missing.ts'
export type { Closing } from './wishes/closing-of.ts'
export type { CastMember } from './wishes/heard-clause.ts'
export { listenToTextWish } from './wishes/listen-to-text-wish.ts'
export type { HeardWishes, TextWish, ToneWish, Where, WishClause } from './wishes/text-wish.ts'
