import type {
  AgeGroup,
  BibleVerse,
  IllustrationStyle,
  MoralValue,
  StoryLanguageCode,
} from '@faith-fables/contract'
import type { StoryChoices, StoryForm } from './story-form.ts'

/** What there is to choose from; undefined where it is not loaded. */
export interface Offers {
  ageGroups: readonly AgeGroup[] | undefined
  illustrationStyles: readonly IllustrationStyle[] | undefined
  bibleVerses: readonly BibleVerse[] | undefined
  moralValues: readonly MoralValue[] | undefined
  imageNumbers: readonly number[] | undefined
  /** Besides English. */
  languages: readonly StoryLanguageCode[] | undefined
}

const preferred = { ageGroup: 'early readers', style: 'watercolor', verse: 'john 3:16', imageNumber: 10 }

/**
 * The form that the parent sees: their own choices, and defaults for all they have not touched. A choice that is no
 * longer offered counts as none, because guessing another age or verse would be worse than asking.
 */
export function completeForm(choices: StoryChoices, offers: Offers): StoryForm {
  const { ageGroups, illustrationStyles, bibleVerses, moralValues, imageNumbers, languages } = offers
  return {
    ageGroupId: chosenId(choices.ageGroupId, ageGroups, ({ name }) => contains(name, preferred.ageGroup)),
    illustrationStyleId: chosenId(choices.illustrationStyleId, illustrationStyles, ({ name }) =>
      contains(name, preferred.style),
    ),
    characters: choices.characters ?? [],
    additionalDetails: choices.additionalDetails ?? '',
    focus: choices.focus ?? 'verse',
    bibleVerseId: chosenId(
      choices.bibleVerseId,
      bibleVerses,
      ({ reference }) => reference.toLowerCase() === preferred.verse,
    ),
    moralValueId: chosenId(choices.moralValueId, moralValues, () => false),
    language: chosenLanguage(choices.language, languages),
    imageQuality: choices.imageQuality ?? 'Default',
    imageNumber: chosenNumber(choices.imageNumber, imageNumbers),
  }
}

function chosenLanguage(
  chosen: StoryLanguageCode = 'en',
  offered: readonly StoryLanguageCode[] | undefined,
): StoryLanguageCode {
  return offered === undefined || offered.includes(chosen) ? chosen : 'en'
}

function contains(name: string, words: string): boolean {
  return name.toLowerCase().includes(words)
}

function chosenId<Item extends { _id: string }>(
  chosen: string | null | undefined,
  offered: readonly Item[] | undefined,
  isDefault: (item: Item) => boolean,
): string | null {
  if (offered === undefined) return chosen ?? null
  if (chosen === undefined) return offered.find(isDefault)?._id ?? null
  return offered.some(({ _id }) => _id === chosen) ? chosen : null
}

function chosenNumber(
  chosen: number | null | undefined,
  offered: readonly number[] | undefined,
): number | null {
  if (offered === undefined) return chosen ?? null
  if (typeof chosen === 'number' && offered.includes(chosen)) return chosen
  return offered.includes(preferred.imageNumber) ? preferred.imageNumber : (offered[0] ?? null)
}
