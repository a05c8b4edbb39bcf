import type { CastMember, Heard, HeardClause } from '../wishes/heard-clause.ts'

/** Of whom something is asked, named as the cast has them; empty where nobody is named. */
export type Whom = 'everybody' | readonly string[]

/** One thing that a parent wants to be different in a picture. What is named is in the parent's words. */
export type PictureWish =
  | { kind: 'distance'; to: 'closer' | 'wider' }
  | { kind: 'light'; to: 'brighter' | 'darker' }
  /** `wanted` is false for "no rain" and "not in the forest". */
  | { kind: 'time' | 'weather' | 'place'; words: string; wanted: boolean }
  /** The colours of the whole picture. */
  | { kind: 'mood'; words: string; wanted: boolean }
  | { kind: 'feeling'; who: Whom; words: string; wanted: boolean }
  /** `at` is somebody, a thing or a direction; null for whoever looks at the picture. */
  | { kind: 'look-at'; who: Whom; at: string | null }
  /** `whom` is null where those who are meant do it to each other. */
  | { kind: 'hold-hands' | 'hug'; who: Whom; whom: string | null }
  /** `wanted` is false for "he shouldn't run". `rest` are words of weight beside the deed, whom it is done to and the thing it is done with: "behind Mia". */
  | {
      kind: 'pose'
      who: Whom
      words: string
      wanted: boolean
      whom: string | null
      thing: string | null
      rest: string
    }
  | { kind: 'hold'; who: Whom; thing: string }
  /** What somebody wears or looks like: "red dress", "curly hair", "hearing aid". */
  | { kind: 'wears' | 'leaves-off'; who: Whom; words: string; noun: string }
  /** How old somebody is to look: younger or older than they do, or so many years; `tooFar` is how they look now, where that is said. */
  | { kind: 'age'; who: Whom; to: 'younger' | 'older' | number; tooFar?: 'younger' | 'older' }
  | { kind: 'add-thing'; thing: string; further: boolean }
  | { kind: 'remove-thing'; thing: string }
  | { kind: 'size'; what: string; to: 'bigger' | 'smaller' }
  | { kind: 'colour'; what: string; colour: string }
  | { kind: 'move'; what: string; where: string }
  | { kind: 'bring-in' | 'leave-out'; who: string }
  | { kind: 'only'; who: readonly string[] }
  /** Of a thing that is named, or of all that stands about; `count` is how many are to stay, where that is said. */
  | { kind: 'amount'; to: 'more' | 'fewer'; of?: string; count?: number }
  | { kind: 'other-view' | 'style' | 'mistake' | 'keep'; words: string }
  /** `text` is to stand there, as it was typed, and `on` a thing; both absent where that is not said. */
  | { kind: 'text-in-picture'; words: string; text?: string; on?: string }
  | { kind: 'again' }
  /** `words` are what the text is said to tell, empty where nothing is: "it snows". */
  | { kind: 'match-text'; words: string }

export type PictureWishClause = HeardClause<PictureWish>
export type HeardPictureWishes = Heard<PictureWish>

/** Somebody who may be in the picture. */
export interface PictureCastMember extends CastMember {
  isInPicture: boolean
}
