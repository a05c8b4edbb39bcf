import { detectAll } from 'tinyld/light'

/** Fewer words are read as English: nobody can be sure of a language by three words. */
const enoughWords = 4
/** Of 1. Below it are short English lists, which are taken for nearly every language. */
const sure = 0.9
const names = new Intl.DisplayNames('en', { type: 'language' })

/** English name of the language a text is written in, when that is surely not English: "Spanish". */
export function otherLanguage(text: string): string | null {
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < enoughWords) return null
  const [likeliest] = detectAll(text)
  if (!likeliest || likeliest.lang === 'en' || likeliest.accuracy < sure) return null
  return names.of(likeliest.lang) ?? null
}
