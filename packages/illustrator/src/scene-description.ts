/**
 * The vocabulary in which a picture is asked for. The storyteller writes it, the illustrator draws it;
 * it imports nothing, so that both sides (and a hosted image model) can read it.
 */

export const settings = [
  'garden',
  'meadow',
  'forest',
  'lake',
  'sea',
  'hills',
  'desert',
  'farm',
  'village',
  'market',
  'church',
  'school',
  'street',
  'playground',
  'living-room',
  'bedroom',
  'kitchen',
  'hallway',
  'porch',
  'barn',
  'workshop',
  'orchard',
  'riverbank',
  'bridge',
  'church-inside',
  'hospital-room',
  'bathroom',
  'bakery',
  'mountain',
  'vineyard',
  'olive-grove',
  'well',
  'stable',
  'temple-court',
  'fishing-shore',
  'boat',
] as const
export type Setting = (typeof settings)[number]

export const times = ['dawn', 'morning', 'day', 'late-afternoon', 'dusk', 'evening', 'night'] as const
export type TimeOfDay = (typeof times)[number]

export const weathers = ['clear', 'fog', 'rain', 'snow', 'wind'] as const
export type Weather = (typeof weathers)[number]

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What grows in the land: palms where it is warm and wet, thorn trees where it is dry, firs in the north and below high peaks. */
export const lands = ['tropical', 'dry', 'northern', 'mountainous'] as const
export type Land = (typeof lands)[number]

export const shots = ['wide', 'medium', 'close'] as const
export type Shot = (typeof shots)[number]

/**
 * From where a picture is seen: at eye level, from above with the ground around everybody, past somebody who stands
 * near, through a window, from near, and from so far that the place is larger than its people.
 */
export const viewpoints = ['level', 'above', 'past', 'window', 'near', 'far'] as const
export type Viewpoint = (typeof viewpoints)[number]

export const tones = ['bright', 'colourful', 'soft', 'warm', 'cool'] as const
export type Tone = (typeof tones)[number]

export const faces = [
  'happy',
  'joy',
  'laugh',
  'calm',
  'tender',
  'sad',
  'worried',
  'wow',
  'angry',
  'shy',
  'sleepy',
  'thinking',
  'proud',
  'sorry',
  'determined',
] as const
export type Face = (typeof faces)[number]

/** Every pose a story may ask for. */
export const poses = [
  'stand',
  'walk',
  'run',
  'climb',
  'sit',
  'sit-on-lap',
  'kneel',
  'pray',
  'lie',
  'sleep',
  'work',
  'garden',
  'carry',
  'give',
  'pour',
  'hold-up',
  'hug',
  'hold-hands',
  'high-five',
  'comfort',
  'help-up',
  'lead',
  'stroke',
  'reach',
  'pull',
  'point',
  'wave',
  'cheer',
  'clap',
  'jump',
  'dance',
  'hide',
  'peek',
  'read',
  'draw',
  'play',
  'paddle',
  'look-up',
  'lean',
  'stretch-arms',
  'fold-arms',
  'hands-on-hips',
  'crouch',
  'crawl',
  'kick',
  'throw',
  'eat',
  'push',
  'bow',
  'cover-ears',
  'handstand',
  'ride',
  'hands-in-pockets',
  'tiptoe',
] as const
export type Pose = (typeof poses)[number]

/** What two do with their arms is what a picture of them is of. */
export const posesTogether: ReadonlySet<Pose> = new Set<Pose>([
  'hug',
  'give',
  'comfort',
  'hold-hands',
  'help-up',
  'stroke',
  'high-five',
])

/** The styles that one picture may be drawn in, other than its story's. */
export const pictureStyles = [
  'watercolor',
  'felt',
  'storybook-gouache',
  'linocut',
  'paper-cut-out',
  'ink-and-wash',
  'cartoon',
  'stained-glass',
  'crayon',
] as const
export type PictureStyle = (typeof pictureStyles)[number]

/** Where somebody stands among the others, or a thing in the picture. */
/** 'far' is so far behind all others that one has left them there. */
export type Place = 'left' | 'middle' | 'right' | 'front' | 'back' | 'far'

/** How much smaller or larger than usual somebody is. */
export const figureSizes = ['tiny', 'small', 'big', 'huge'] as const
export type FigureSize = (typeof figureSizes)[number]

/** What somebody may leave off for one picture. */
export type Worn =
  | 'hat'
  | 'glasses'
  | 'scarf'
  | 'cape'
  | 'bag'
  | 'apron'
  | 'bow'
  | 'beard'
  | 'freckles'
  | 'aid'
  | 'marks'

/** Where something small is on somebody. */
export const perches = ['hand', 'shoulder', 'head', 'lap'] as const
export type PerchPlace = (typeof perches)[number]

/** One figure of a picture. `name` is the name under which its description is given to the illustrator. */
export interface SceneFigure {
  name: string
  pose: Pose
  face: Face
  /** The name of another figure, or a prop, or a direction; towards the reader when absent. */
  look?: string
  /** The noun of what is in the hands ("lantern", "book"). */
  hold?: string
  /** Something small that is on them: a bird on a shoulder, a butterfly on a hand, a cat on the lap. */
  perch?: { noun: string; on: PerchPlace }
  /** What of the usual clothes is left off in this picture. */
  leftOff?: Worn[]
  /** What is worn in this picture instead of the usual ("red dress", "blue hat"). */
  wears?: string[]
  /** As many years old as they look in this picture; absent: as old as they are. */
  years?: number
  /** Where a parent or the story wants them; absent where the staging decides. */
  at?: Place
  /** The name of another figure next to whom they are. */
  beside?: string
  /** Absent: as large as usual. */
  size?: FigureSize
  /** Of somebody whom the cast does not describe: the name of whom they are kin to. */
  kinOf?: string
}

/** What one picture shows. Plain JSON: it is stored with the scene. */
export interface SceneDescription {
  setting: Setting
  time: TimeOfDay
  weather: Weather
  /** Absent: where it is dark, lamps burn. */
  lamps?: 'out'
  /** Absent: winter where it snows, summer otherwise. */
  season?: Season
  /** From which of its sides the place is seen, counted from 0; absent where the page decides. */
  side?: 0 | 1 | 2
  /** Absent: mild, with leafy trees. */
  land?: Land
  shot: Shot
  /** A parent wants it as near as can be, though what somebody looks at goes out of the picture. */
  nearest?: true
  figures: SceneFigure[]
  /** Nouns of things that stand in the picture. */
  props: string[]
  /** Which of `props` the page tells of most: it is large enough to be found and nobody stands before it. Absent where it tells of none. */
  about?: string
  /** By nouns of `props`: the side a thing stands on, or the name of the figure it stands beside. */
  places?: { [noun: string]: string }
  /** Which things of the setting's own a parent does not want in it, or fewer of: "tree", "house". */
  pieces?: { [noun: string]: 'none' | 'fewer' }
  /** What happens, in one plain sentence; the parent reads it, and a hosted image model is asked with it. */
  action: string
  /** How what happens feels, from -2 (a low point) to 2 (joy); absent where nobody said. */
  valence?: number
  /** How its colours differ from what the hour gives them. */
  tone?: Tone
  /** From where everybody is seen; absent where each turns to what they look at. */
  seenFrom?: 'front' | 'side' | 'behind'
  /** Absent: at eye level. A scene that has no room for it is seen at eye level, too. */
  viewpoint?: Viewpoint
  /** How far those who don't touch stand from each other; absent: as friends do. */
  spacing?: 'close' | 'wide'
  /** Absent: the style of the story. */
  style?: PictureStyle
  /** Counts the wishes for another staging of the same scene; 0 when absent. */
  variation?: number
  /** What the parent asked of this picture, oldest first; only a hosted image model reads it. */
  wishes?: string[]
  /** The picture that a parent asked to change; absent where another staging was asked for. */
  before?: PictureBefore
}

/** A picture as it was asked for: what is drawn under its number keeps what no wish has named. */
export interface PictureBefore {
  scene: SceneDescription
  candidate: number
}

/** Somebody who may appear in the pictures: the words from which the looks are made, the same on every page. */
export interface FigureDescription {
  name: string
  details: string
  /** How the story speaks of them: whose look fits where the words leave it open. */
  pronoun?: 'he' | 'she' | 'they' | 'it'
  /** The story knows them as a grown-up. */
  grown?: boolean
  /** What the story knows them as: an animal or a toy by its kind ("lamb", "stuffed rabbit"), null for people. Where it is absent the words decide. */
  sort?: string | null
  /** The plot brings them along; the parent's own are those in whom a family looks for itself. */
  ofPlot?: true
  /** The same words for all who are kin: what is not said of their skin and hair they have in common. */
  family?: string
  /**
   * By what the looks are drawn by lot that the words leave open: with one, another word in the details changes nothing
   * else. Where it is absent, by name and details.
   */
  seed?: string
}
