import { limits } from '../limits.ts'
import type { Bound, FieldRule, Lengths } from './check-field.ts'

/**
 * What each field of a form may hold. The browser asks these rules before it sends (`checkField`), the server makes its
 * schemas of them (`fieldSchema`), so that both know the same limits and say the same sentences. No validator is
 * needed to read them: none is loaded with a screen.
 */

/** "The name must be 60 characters or less." */
function atMost(what: string, { max }: { max: number }): Bound {
  return { length: max, sentence: `${what} must be ${max} characters or less.` }
}

/** The name a parent goes by. */
export const displayNameRule: FieldRule = {
  holds: 'name',
  missing: 'Display Name is required.',
  atMost: atMost('Display Name', limits.displayName),
}

/** The same where there is a name already. */
export const newDisplayNameRule = {
  ...displayNameRule,
  missing: 'Please enter a new, non-empty display name.',
}

/** A password is kept as it is typed. */
export const newPasswordLengths: Lengths = {
  atLeast: {
    length: limits.password.min,
    sentence: `Password must be at least ${limits.password.min} characters long.`,
  },
  atMost: {
    length: limits.password.max,
    sentence: `Password must be at most ${limits.password.max} characters long.`,
  },
}

export const characterNameRule: FieldRule = {
  holds: 'name',
  missing: 'Character name is required.',
  atMost: atMost('Character name', limits.characterName),
}

const { min: fewestDetails } = limits.characterDetails

export const characterDetailsRule = {
  holds: 'words',
  missing: 'Character details are required.',
  atLeast: { length: fewestDetails, sentence: `Details must be at least ${fewestDetails} characters.` },
  atMost: atMost('Character details', limits.characterDetails),
} satisfies FieldRule

const storyDetails = `Character details are required (min ${fewestDetails} characters).`

/** The same limits where a character is written for a story, in other words. */
export const storyCharacterNameRule: FieldRule = {
  ...characterNameRule,
  missing: `Character name is required (min ${limits.characterName.min} character).`,
}
export const storyCharacterDetailsRule: FieldRule = {
  ...characterDetailsRule,
  missing: storyDetails,
  atLeast: { length: fewestDetails, sentence: storyDetails },
}

export const additionalDetailsRule: FieldRule = {
  holds: 'words',
  atMost: atMost('Additional details', limits.additionalDetails),
}

export const storyTextRule: FieldRule = {
  holds: 'words',
  missing: 'The story text must not be empty.',
  atMost: atMost('The story text', limits.storyText),
}

export const textFeedbackRule: FieldRule = {
  holds: 'words',
  missing: 'Please provide feedback for regeneration.',
  atMost: atMost('Feedback', limits.feedback),
}

export const pictureFeedbackRule: FieldRule = {
  ...textFeedbackRule,
  missing: 'Please enter feedback before submitting.',
}

export const pictureIdeaRule: FieldRule = {
  holds: 'words',
  missing: 'The picture idea must not be empty.',
  atMost: atMost('A picture idea', limits.pictureIdea),
}

/** Whom a private link is for, so that the parent knows which one to take back. */
export const linkNameRule: FieldRule = {
  holds: 'signs',
  missing: 'Please say whom the link is for.',
  atMost: atMost('The name', limits.linkName),
}

export const collectionNameRule: FieldRule = {
  holds: 'name',
  missing: 'Please give the collection a name.',
  atMost: atMost('The name', limits.collectionName),
}

export const readerNameRule: FieldRule = {
  holds: 'name',
  missing: 'Please say who reads.',
  atMost: atMost('The name', limits.readerName),
}

/** What a reader says of a public story that is not right. */
export const reportWordsRule: FieldRule = {
  holds: 'words',
  atMost: atMost('Your words', limits.reportWords),
}
/** The same where no reason of the list fits. */
export const neededReportWords = 'Please say in a few words what is not right.'
export const neededReportReason = 'Please choose what is not right.'

/** Why something is done to a story or an account. */
export const deskReasonRule: FieldRule = {
  holds: 'words',
  missing: 'Please say why: the parent reads it.',
  atMost: atMost('The reason', limits.deskReason),
}

/** What a pack of tokens is sold as. */
export const packNameRule: FieldRule = {
  holds: 'name',
  missing: 'Each pack needs a name.',
  atMost: atMost('The name of a pack', { max: limits.prices.packName }),
}

/** The code of a gift as somebody types it. */
export const giftCodeRule = {
  holds: 'signs',
  missing: 'Please enter the code of the gift.',
  atMost: { length: limits.giftCode.typed, sentence: 'This is no code of a gift: it is too long.' },
} satisfies FieldRule

export const shelfPinRule = { form: limits.shelfPin.form, sentence: 'The PIN must be 4 to 8 digits.' }
