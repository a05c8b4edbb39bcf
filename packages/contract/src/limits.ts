/** Lengths, counts and intervals that browser and server agree on. Times are milliseconds unless named otherwise. */
export const limits = {
  characterName: { min: 1, max: 50 },
  characterDetails: { min: 10, max: 1000 },
  charactersPerStory: 4,
  savedCharacters: 50,
  displayName: { min: 1, max: 100 },
  password: { min: 6, max: 128 },
  additionalDetails: { max: 2000 },
  storyText: { max: 40_000 },
  feedback: { max: 2000 },
  pictureIdea: { max: 1000 },
  /** What somebody at the desk writes to a parent. */
  deskReason: { max: 500 },
  /** What a reader says of a public story that is not right. */
  reportWords: { max: 500 },
  /** So many different readers hide a story until somebody has looked. */
  reportsThatHide: 3,
  /** Private links to one story or one collection. */
  linksEach: 20,
  linkName: { max: 60 },
  /** Public stories of other families in one library. */
  addedStories: 500,
  /** Stories on the shelf of a family's children. */
  shelfStories: 200,
  /** What one device keeps to be read without a connection. */
  onDevice: { stories: 60, bytes: 200_000_000 },
  shelfPin: { max: 8, form: /^\d{4,8}$/ },
  /** Of the reason for which a second adult keeps a story from the shelf. */
  shelfReason: { max: 300 },
  /** Of one story, by whoever reads it aloud. */
  recordings: 10,
  readerName: { max: 50 },
  /** One page as somebody read it: the bytes are those of five minutes that a browser without Opus and AAC sends as they are. */
  recordedPage: { seconds: 300, bytes: 15_000_000 },
  /** What a speech model is asked to say at once. */
  narratedPage: { characters: 4000 },
  /** A sign-in so young stands for a password. */
  freshSignInMinutes: 5,
  /** Wrong PINs, and passwords in their place, on one device before it waits. */
  shelfTries: { tries: 5, minutes: 15 },
  /** Of one parent; how many stories one holds, and how long its name may be. */
  collections: 50,
  collectionStories: 100,
  collectionName: { max: 60 },
  /** So many stories a parent may have told for other ages within 24 hours: they cost no tokens. */
  editionsPerDay: 12,
  /** What the last page of a public story offers to read next. */
  relatedStories: 6,
  /** Of the letters and digits of a code, and of what somebody types who adds spaces and dashes. */
  giftCode: { length: 16, typed: 60 },
  /** Tokens that the desk gives or takes at once. */
  deskTokens: 100_000,
  /** What may be set at the desk: tokens, percents and pictures of a story; packs and their smallest units of money. */
  prices: {
    tokens: 100_000,
    percent: 1000,
    pictures: 20,
    packs: 12,
    packName: 40,
    packTokens: 1_000_000,
    packPrice: 10_000_000,
  },
  /** Nobody at the desk needs to know exactly how many more than this wait. */
  deskWaiting: 1000,
  /** Rows of a list at the desk that come at once. */
  deskRows: 50,
  /** Between asking for an account to be deleted and the deed, in which it can be taken back. */
  deletionGraceDays: 14,
  /** Text regenerations are free, but not without end. */
  textRegenerations: 10,
  candidatesPerAttempt: 2,
  profilePicture: {
    bytes: 5 * 1024 * 1024,
    pixels: 512,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    kinds: 'JPEG, PNG, WebP, GIF or AVIF',
  },
  transactions: { shown: 10, max: 1000 },
  explore: { pageSize: 12, defaultLimit: 20, maxLimit: 100, soughtWords: 100 },
  /** The latest that a library lists; more than any family makes. */
  library: { drafts: 1000, books: 2000 },
  /** Characters of an address that somebody sends us. */
  addressLength: 2000,
  profilePreview: { characters: 150 },
  bodyBytes: 512 * 1024,
} as const

/** How often each screen asks the server again, and when it gives up. */
export const polling = {
  firstLook: 1000,
  creation: 7000,
  textReview: 5000,
  approval: { interval: 5000, attempts: 24, errors: 3 },
  imageReview: 10_000,
  /** A page takes some seconds to be spoken. */
  narration: 3000,
  /** A character that is drawn again by a hosted model. */
  sheet: 3000,
  /** A cover takes about a second. */
  cover: 1000,
  library: 15_000,
  /** Of a purchase whose payment is not known yet, and after how long it takes longer than it should. */
  purchase: { interval: 2000, patience: 60_000 },
  failuresBeforeGivingUp: 3,
} as const
