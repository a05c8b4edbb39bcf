import { createRequire } from 'node:module'
import type { detectAll } from 'tinyld/light'
import { classesOf, isA } from '../lexicons/lexicons.ts'

/** Fewer words are read as English: nobody can be sure of a language by three words. */
const enoughWords = 4
/** Of so many words the detector need not be sure, where hardly one of them is English. */
const manyWords = 8
/** Of 1. Below it are short English lists, which are taken for nearly every language. */
const sure = 0.6
/** Below it the detector only guesses. */
const guessed = 0.06
/** So many times likelier than English must a language be of which the detector is not sure. */
const likelier = 3
/** Added to how likely English is: a language is not the likelier for both being next to nothing. */
const nextToNothing = 0.005
/** English text is one of these words in three; of 2,131 lines of parents none in another language has more than one in seven. */
const englishWords = new Set(
  'the a an and or but not no with of to in on at for from by as is are was were be been am has have had do does did he she they it his him her them its my our your i we you who that this these those there so if when than then too very can could would should will just all any some more less one two like likes love loves old year years make give use please up out about over because always never what how why only into off'.split(
    ' ',
  ),
)
/** From here on a text is English, whatever else it may look like. */
const enoughEnglish = 0.15
/** The same of words that the lexicons have, some of which other languages have, too: "blonde". */
const enoughOfOurs = 0.4

const load = createRequire(import.meta.url)
let detect: typeof detectAll | null = null

/** Loaded at the first text: a thread that only draws does without its 20 MB. */
function detectorOf(): typeof detectAll {
  detect ??= (load('tinyld/light') as { detectAll: typeof detectAll }).detectAll
  return detect
}

/** English name of the language a text is written in, when that is surely not English: "Spanish". */
export function otherLanguage(text: string): string | null {
  const code = languageOfLetters(text) ?? languageOfSmallWords(text) ?? likeliestOf(text)
  return code ? (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? null) : null
}

/** Languages that the detector does not know, by their commonest words. */
const bySmallWords: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'id',
    'yang dan di dari anak suka dengan tidak dia punya mau sama sekali rambut kulit umur usia tahun sangat selalu untuk kalau ada bisa adalah takut',
  ],
  [
    'tl',
    'ang ng mga siya niya ay hindi gusto kanyang taong gulang buhok lagi palagi mahilig takot kasi pero',
  ],
  ['sw', 'ya wa ni kwa ana anapenda yake wake sana hapendi mtoto miaka anaogopa nywele lakini hupenda'],
  ['vi', 'là và có tuổi rất thích tôi của không bé cháu tóc sợ nhưng đen trai gái'],
].map(([code = '', words = '']) => [code, new Set(words.split(' '))])
/** So many of them, and so great a share of all words. */
const fewestSmallWords = 3
const enoughSmallWords = 0.2

function languageOfSmallWords(text: string): string | null {
  const words = wordsOf(text)
  const found = bySmallWords.find(([, own]) => {
    const said = words.filter((word) => own.has(word)).length
    return said >= fewestSmallWords && said >= words.length * enoughSmallWords
  })
  return found && shareOf(words, (word) => englishWords.has(word)) < enoughEnglish ? found[0] : null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

function likeliestOf(text: string): string | null {
  const words = wordsOf(text)
  if (words.length < enoughWords) return null
  const languages = detectorOf()(text)
  const [likeliest] = languages
  if (!likeliest || likeliest.lang === 'en') return null
  if (shareOf(words, (word) => englishWords.has(word)) >= enoughEnglish) return null
  if (shareOf(words, isOurs) >= enoughOfOurs || phrasesIn(words) >= enoughPhrases) return null
  const english = languages.find(({ lang }) => lang === 'en')?.accuracy ?? 0
  const isGuessed =
    words.length >= manyWords &&
    likeliest.accuracy >= guessed &&
    likeliest.accuracy >= likelier * (english + nextToNothing)
  return likeliest.accuracy >= sure || isGuessed ? likeliest.lang : null
}

const shareOf = (words: readonly string[], isOne: (word: string) => boolean): number =>
  words.filter(isOne).length / words.length

/** "Jeans", "boots", "straw": in a list of looks no other word may be English. */
const isOurs = (word: string): boolean =>
  word.length > 3 && classesOf(word).some((wordClass) => wordClass !== 'names')

/** So many of "tan skin", "buzz cut" and "soccer jersey", and a list is English, whatever else stands in it. */
const enoughPhrases = 2

/** Two words beside each other that are one thing to the lexicons, or a colour and what has it. */
function phrasesIn(words: readonly string[]): number {
  return words.filter((word, at) => {
    const before = words[at - 1]
    if (before === undefined) return false
    return isOurs(`${before} ${word}`) || (isA('colour', before) && isOurs(word) && before.length > 2)
  }).length
}

/** Languages that are known by their letters; of those that share them, the one that most parents write. */
const byLetters: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Tamil}/gu, 'ta'],
]
/** A name in its own letters is no language. */
const enoughLetters = 6

function languageOfLetters(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = byLetters.find(([own]) => {
    const count = text.match(own)?.length ?? 0
    return count >= enoughLetters && count > letters / 4
  })
  return found?.[1] ?? null
}
