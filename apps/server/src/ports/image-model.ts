import type { AgeGroupName, FeedbackOutcome, PortraitView } from '@faith-fables/contract'
import type { ImageQuality } from '@faith-fables/contract/prices'
import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { TypedCharacter } from './character-reader.ts'

export interface PictureOrder {
  scene: SceneDescription
  cast: FigureDescription[]
  /** Id of the illustration style. */
  style: string
  ageGroup: AgeGroupName
  /** What the parent pays for: Premium is larger and finer where the model can draw so. */
  quality: ImageQuality
  /** The same order gives the same picture. */
  seed: string
  /** 0 for the first picture of an attempt, 1 for the second, ... */
  candidate: number
  /** Which page of its story it is, counted from 0: neighbours are to look different. */
  page: number
  /** Pictures that go along, for a model that takes them; one that takes fewer is not shown the last. */
  references?: PictureReference[]
}

/** A picture that goes along with an order. */
export interface PictureReference {
  /**
   * 'before' is the one that the parent has seen of this scene and wants to be different, 'sheet' is somebody of the story alone,
   * 'first page' the one that the parent chose for it.
   */
  shows: 'before' | 'sheet' | 'first page'
  /** Who is on a sheet. */
  name?: string
  /** WebP. */
  picture: Uint8Array
}

/** Somebody alone, by whom a model knows again how they look. */
export interface SheetOrder {
  figure: FigureDescription
  /** Id of the illustration style. */
  style: string
}

/**
 * A drawn picture in the widths of the contract: 1024, 512 and 256 px, as WebP; a fine one in 2048 px, too. All of them are made in one
 * place, the illustrator's encode-picture.ts, of what it painted and of an image from elsewhere.
 */
export interface DrawnPicture {
  fine?: Uint8Array
  /** What it shows and how, so that candidates are told apart. Absent for a model that cannot tell: `describe` speaks for it. */
  alt?: string
  large: Uint8Array
  medium: Uint8Array
  small: Uint8Array
}

export interface CoverOrder {
  /** What the chosen pictures show, in the order of the pages. */
  scenes: SceneDescription[]
  cast: FigureDescription[]
  /** Id of the illustration style. */
  style: string
  ageGroup: AgeGroupName
  quality: ImageQuality
  /** As in a `PictureOrder`. */
  references?: PictureReference[]
  /** The same order gives the same cover. */
  seed: string
}

/** A picture for the front of a book, with room for its title, and for a link to it: a JPEG of `linkPictureSize`. */
export interface DrawnCover extends DrawnPicture {
  share: Uint8Array
  /** What it shows, in one sentence. */
  alt: string
}

export interface RevisedScene {
  scene: SceneDescription
  /** What became of each wish, in the parent's own words. Absent for a model that cannot tell. */
  report?: FeedbackOutcome[]
  /** The scene is only staged anew: nothing was understood, or all is so already. */
  isUnchanged?: true
}

export interface PortraitOrder {
  /** In the parent's words, as far as they are typed; there is a word in the details. */
  name: string
  details: string
  /** Id of the illustration style. */
  style: string
  view: PortraitView
}

/** Whoever draws: the built-in illustrator or a hosted model. */
export interface ImageModel {
  /** The moderator looks at its pictures before anybody else does: a model that is not ours may draw anything. */
  needsModerating?: boolean
  /** It is shown pictures beside its order, where there are any. */
  takesReferences?: boolean
  draw(order: PictureOrder, signal: AbortSignal): Promise<DrawnPicture>
  /** Absent where nobody draws covers: the first page's picture stands on the book then. */
  drawCover?(order: CoverOrder, signal: AbortSignal): Promise<DrawnCover>
  /**
   * The sheet of a character: from head to foot on a plain ground, without the name. Absent where nobody needs it: the built-in
   * illustrator keeps everybody alike by itself, and a model that takes no references would never see it.
   */
  drawSheet?(order: SheetOrder, signal: AbortSignal): Promise<DrawnPicture>
  /**
   * Somebody alone, as WebP, for a parent who looks on: within a quarter of a second, and without a price. Absent where
   * that is not to be had. The same order gives the same picture.
   * @param signal is aborted when nobody wants it any more
   */
  drawPortrait?(order: PortraitOrder, signal: AbortSignal): Promise<Uint8Array>
  /**
   * What of a character's looks no picture shows, as it stands behind "all but": "the painted wheels". Null where there is
   * nothing to see. Absent for a model that cannot tell.
   */
  findUndrawn?(character: TypedCharacter): string[] | null
  /** The scene as the parent's words change it; what they do not speak of stays. */
  reviseScene(scene: SceneDescription, cast: FigureDescription[], feedback: string): RevisedScene
  /** Wishes for such a picture that are surely followed. Absent where nobody can promise any. */
  wishesToTap?(scene: SceneDescription, cast: FigureDescription[]): { label: string; words: string }[]
  /** The scene that a parent describes in their own words, in place of the idea it was made from; what they do not speak of stays. */
  showIdea(scene: SceneDescription, cast: FigureDescription[], idea: string): SceneDescription
  /** One sentence for people who cannot see the picture. */
  describe(scene: SceneDescription): string
  close(): Promise<void>
}
