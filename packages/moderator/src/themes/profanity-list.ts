import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import type { ModerationCategory } from '../moderation-category.ts'

/**
 * Words of the general list that are left out, because they are innocent in the Bible, in names or in a
 * family's English (an ass, the cock crows, Uncle Dick, a great tit, a chink in the wall, the prick of a
 * needle). Their coarse uses are phrases in profanity.ts and sexual.ts.
 */
const innocentWords: ReadonlySet<string> = new Set([
  'ass',
  'arse',
  'dick',
  'cock',
  'tit',
  'chink',
  'dyke',
  'scat',
  'cum',
  'prick',
  'pussy',
  'abo',
  'hooker',
  'fag',
  'anal',
  'negro',
  'sex',
  'rape',
  'jerk off',
  'arabush',
  'cuck',
  'bitch',
])

/** Words of the list that belong under another theme than profanity. */
const otherThemes: Readonly<Record<string, ModerationCategory>> = {
  abeed: 'hate',
  africoon: 'hate',
  chingchong: 'hate',
  kike: 'hate',
  nigger: 'hate',
  retard: 'hate',
  tranny: 'hate',
  anus: 'sexual',
  bestiality: 'sexual',
  blowjob: 'sexual',
  boob: 'sexual',
  buttplug: 'sexual',
  deepthroat: 'sexual',
  dildo: 'sexual',
  doggystyle: 'sexual',
  'double penetration': 'sexual',
  ejaculate: 'sexual',
  felch: 'sexual',
  fellatio: 'sexual',
  'finger bang': 'sexual',
  fisting: 'sexual',
  gangbang: 'sexual',
  handjob: 'sexual',
  hentai: 'sexual',
  incest: 'sexual',
  lubejob: 'sexual',
  masturbate: 'sexual',
  orgasm: 'sexual',
  orgy: 'sexual',
  penis: 'sexual',
  porn: 'sexual',
  semen: 'sexual',
  vagina: 'sexual',
}

/** Plainly written, these are the theme's to judge, which knows where a nurse says them. */
const judgedByPhrases: ReadonlySet<string> = new Set(['penis', 'vagina'])

type ListPhrase = { originalWord: string }

/** Places, peoples and birds in which the list sees a word of its own. */
const innocentNames: readonly string[] = [
  'shittim',
  'shittah',
  'shitrai',
  'shiitake',
  'silvanus',
  'sylvanus',
  'coriolanus',
  'traffick',
  'scunthorpe',
  'shitterton',
  'slutspurt',
  // Swedish: "slut" is the end.
  // Without its dots, as it is read.
  'slutkor',
  'sluta',
  'slutspel',
  'slutsats',
  'slutlig',
  // An Indian given name, "cool".
  'shital',
  'penistone',
  'booby',
  'boobies',
  // A bracket is read as a letter.
  '(until',
  '(untie',
  '(untidy',
  '(untold',
  '(untouched',
  '(untrue',
  // Indonesian, Malay and Tagalog: bangga (proud), hingga (until), tinggal (to live), tunggal (only), tenggang (consideration).
  'angga',
  'ingga',
  'ungga',
  'engga',
]

const list = new DataSet<ListPhrase>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => metadata !== undefined && innocentWords.has(metadata.originalWord))

const built = list.build()
const matcher = new RegExpMatcher({
  ...built,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(built.whitelistedTerms ?? []), ...innocentNames],
})

export interface ListMatch {
  category: ModerationCategory
  start: number
  end: number
}

/** Every coarse word of the list in the text, however it is spelled. */
export function findListedWords(text: string): ListMatch[] {
  return matcher.getAllMatches(text, true).flatMap((match) => {
    const end = match.endIndex + 1
    const found = text.slice(match.startIndex, end)
    if (judgedByPhrases.has(found) || isOfOtherScript(found)) return []
    const word = list.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? ''
    return { category: otherThemes[word] ?? 'profanity', start: match.startIndex, end }
  })
}

/** A Russian hat ("шапка") is a word of Russian: letters that look like Latin ones have become these before, and two others are left. */
const isOfOtherScript = (found: string): boolean =>
  (found.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).length > 1
