import type { StoryLanguageCode } from '../stories/story-languages.ts'
import { curlyMarks } from './curly-marks.ts'

type Pair = readonly [opens: string, closes: string]

interface Marks {
  speech: Pair
  /** Of what is quoted within what is said. */
  quote: Pair
  /** Behind a mark that opens and before one that closes stands a space at which no line is broken, as before ! ? ; : */
  hasSpace?: true
}

/** As books print them. Dutch and Portuguese ones have the marks of English. */
const marksOf: Readonly<Partial<Record<StoryLanguageCode, Marks>>> = {
  de: { speech: ['„', '“'], quote: ['‚', '‘'] },
  fr: { speech: ['«', '»'], quote: ['“', '”'], hasSpace: true },
  es: { speech: ['«', '»'], quote: ['“', '”'] },
  it: { speech: ['«', '»'], quote: ['“', '”'] },
}

/** The same text with the quotation marks that books have in its language, however it was written. Done twice it changes nothing more. */
export function marksOfLanguage(text: string, language: StoryLanguageCode = 'en'): string {
  const curly = curlyMarks(text)
  const marks = marksOf[language]
  if (!marks) return curly
  const told = curly.split('\n').map((paragraph) => withMarks(paragraph, marks))
  return marks.hasSpace ? withSpaces(told.join('\n')) : told.join('\n')
}

/** Read from its beginning: what closes in German is what opens in English, so that a mark is known by what was opened before. */
function withMarks(paragraph: string, { speech, quote }: Marks): string {
  const opened: ('double' | 'single')[] = []
  const pairAt = (depth: number) => (depth === 0 ? speech : quote)
  return paragraph.replaceAll(/[“”„«»‘’‚]/g, (mark, at: number) => {
    const kind = /[‘’‚]/.test(mark) ? 'single' : 'double'
    const before = paragraph[at - 1] ?? ' '
    const after = paragraph[at + 1] ?? ' '
    const closes = opened.includes(kind) && mayClose(mark, before, after)
    if (!closes) {
      // An apostrophe, or the end of what nobody began.
      if (/[’”»]/.test(mark)) return mark
      opened.push(kind)
      return pairAt(opened.length - 1)[0]
    }
    while (opened.pop() !== kind);
    return pairAt(opened.length)[1]
  })
}

function mayClose(mark: string, before: string, after: string): boolean {
  if (/[„«‚]/.test(mark)) return false
  if (/[»”]/.test(mark)) return true
  if (mark === '’') return !/\p{L}/u.test(after)
  return !/[\s(—–„«‚]/.test(before)
}

const withSpaces = (text: string): string =>
  text
    .replaceAll(/«[ \u00A0\u202F]*/g, '«\u00A0')
    .replaceAll(/[ \u00A0\u202F]*»/g, '\u00A0»')
    .replaceAll(/ (?=[!?;:])/g, '\u00A0')
