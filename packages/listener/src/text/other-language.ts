import { createRequire } from 'node:module'
import type { detectAll } from 'tinyld/light'

/** Fewer words are read as English: nobody can be sure of a language by three words. */
const enoughWords = 4
/** Of 1. Below it are short English lists, which are taken for nearly every language. */
const sure = 0.9

const load = createRequire(import.meta.url)
let detect: typeof detectAll | null = null

/** Loaded at the first text: a thread that only draws does without its 20 MB. */
function detectorOf(): typeof detectAll {
  detect ??= (load('tinyld/light') as { detectAll: typeof detectAll }).detectAll
  return detect
}

/** English name of the language a text is written in, when that is surely not English: "Spanish". */
export function otherLanguage(text: string): string | null {
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < enoughWords) return null
  const [likeliest] = detectorOf()(text)
  if (!likeliest || likeliest.lang === 'en' || likeliest.accuracy < sure) return null
  return new Intl.DisplayNames('en', { type: 'language' }).of(likeliest.lang) ?? null
}
