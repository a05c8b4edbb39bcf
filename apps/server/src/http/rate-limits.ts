import type { RouteName } from '@faith-fables/contract'

/** At most `calls` within `seconds`, counted from the first. The setting RATE_LIMIT multiplies every `calls`. */
export interface RateLimit {
  calls: number
  seconds: number
}

const minute = 60
const hour = 60 * minute

/**
 * Every call under /api, by address. A screen polls at most 12 times a minute and opens with about ten
 * calls; this lets some thirty busy families share the address of a school or a church.
 */
export const addressLimit: RateLimit = { calls: 900, seconds: minute }

/** Every call of a signed-in parent, on all devices: a dozen open tabs that poll stay far below it. */
export const parentLimit: RateLimit = { calls: 300, seconds: minute }

/** Calls that cost the server work, by parent. */
export const parentRouteLimits: Partial<Record<RouteName, RateLimit>> = {
  /** A story takes a family minutes to read and approve; more in an hour is a script. */
  startGeneration: { calls: 30, seconds: hour },
  /** Ten rewrites and an approval a story; several stories may be in review at once. */
  reviewText: { calls: 60, seconds: 10 * minute },
  /** Each story allows itself at most ten; a parent may go through several in one sitting. */
  regeneratePicture: { calls: 60, seconds: 10 * minute },
  /** Each is paid to a supplier, and costs the parent nothing. */
  redrawCharacterSheet: { calls: 12, seconds: 24 * hour },
  /** Somebody who types for a minute without a stop pauses some hundred times; fifty cards may be looked at as well. */
  drawPortrait: { calls: 240, seconds: minute },
  /** As often as somebody pauses. A close reading has a limit of its own (close-reading/close-reading.ts). */
  inspectBook: { calls: 120, seconds: minute },
  readCharacter: { calls: 240, seconds: minute },
  /** Each try checks a password. */
  askForDeletion: { calls: 10, seconds: 15 * minute },
  /** A whole library is read for it. */
  downloadPersonalData: { calls: 10, seconds: hour },
  /** Each picture is decoded and encoded anew; a parent who hesitates tries a handful. */
  uploadProfilePicture: { calls: 20, seconds: 10 * minute },
  /** A code is copied wrongly a few times; guessing one is hopeless anyway. */
  redeemGift: { calls: 20, seconds: hour },
  /** Each asks the payment supplier for a page. */
  createCheckout: { calls: 30, seconds: hour },
  /** As `recordInvitedPage`. */
  recordPage: { calls: 120, seconds: 10 * minute },
}

/** Calls of whoever is signed in or not, by address. */
export const addressRouteLimits: Partial<Record<RouteName, RateLimit>> = {
  /** A reader who finds more than this in an hour writes a letter. */
  reportStory: { calls: 20, seconds: hour },
  /** Somebody who is invited reads a page in a minute, and some of them again. */
  recordInvitedPage: { calls: 120, seconds: 10 * minute },
}

/** Sign-ins from one address, on devices that are new to the account: a class or a congregation may begin together, a guesser gets nowhere. */
export const signInLimitOfAddress: RateLimit = { calls: 60, seconds: 10 * minute }

/**
 * Wrong passwords for one account from one address, or on one device that was signed in to it before: enough for a
 * forgotten password, 960 guesses a day for a thief. Right ones are not counted.
 */
export const wrongPasswordLimit: RateLimit = { calls: 10, seconds: 15 * minute }

/** Wrong passwords for one account from all strange devices together; further tries of such devices are slowed down. */
export const strangersLimit: RateLimit = { calls: 20, seconds: 15 * minute }

/** New accounts from one address: each comes with free tokens. */
export const signUpLimitOfAddress: RateLimit = { calls: 30, seconds: hour }

/** Calls of one sign-in that check the person's password, as changing it does: ways to guess it. */
export const passwordCheckLimitOfSignIn: RateLimit = { calls: 10, seconds: 15 * minute }

/** Mails with a link, to a new password or to verify an address, from one address: a family may have forgotten several. */
export const resetMailLimitOfAddress: RateLimit = { calls: 20, seconds: hour }

/** Those mails to one account: enough for a letter that got lost, too few to fill somebody's inbox. */
export const resetMailLimitOfAccount: RateLimit = { calls: 5, seconds: hour }

/** Tries to set a new password by a link that is none, from one address. A good link is never refused. */
export const wrongLinkLimitOfAddress: RateLimit = { calls: 30, seconds: hour }
