/** Languages in which a story can be told. English is what the built-in storyteller writes; the others need a hosted model. */
export const storyLanguageCodes = ['en', 'es', 'de', 'fr', 'it', 'nl', 'pt'] as const
/** A language as browsers and books know it. */
export type StoryLanguageCode = (typeof storyLanguageCodes)[number]

export interface StoryLanguage {
  /** In English, as the rest of the screen. */
  name: string
  /** As those call it who speak it. */
  ownName: string
  /** The translation from which its verses are printed; null where we carry none, and no verse is quoted. */
  bible: string | null
}

export const storyLanguages: Readonly<Record<StoryLanguageCode, StoryLanguage>> = {
  en: { name: 'English', ownName: 'English', bible: 'World English Bible' },
  es: { name: 'Spanish', ownName: 'Español', bible: 'Reina-Valera 1909' },
  de: { name: 'German', ownName: 'Deutsch', bible: null },
  fr: { name: 'French', ownName: 'Français', bible: null },
  it: { name: 'Italian', ownName: 'Italiano', bible: null },
  nl: { name: 'Dutch', ownName: 'Nederlands', bible: null },
  pt: { name: 'Portuguese', ownName: 'Português', bible: null },
}

/** Whether a verse is printed word for word in this language; its thought alone is told where it is not. */
export const quotesVerses = (language: StoryLanguageCode): boolean => storyLanguages[language].bible !== null
