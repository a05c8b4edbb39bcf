import type { TextWish, ToneWish } from '@faith-fables/listener'
import type { ValueId } from '../scripture/moral-values.ts'
import { valuesNamedIn } from '../scripture/values-named.ts'
import { cleanText } from '../words/clean-text.ts'
import { firstMatch, seasonWords, settingWords, timeWords, weatherWords } from '../words/scene-words.ts'
import { correctionOf, newcomerOf } from './newcomer-of-wish.ts'
import type { Operation, Tone } from './operation.ts'

const tones: Readonly<Record<ToneWish, readonly [tone: Tone, wanted: boolean]>> = {
  funnier: ['funnier', true],
  'less-funny': ['funnier', false],
  calmer: ['calmer', true],
  'less-scary': ['calmer', true],
  'more-exciting': ['exciting', true],
  'less-preachy': ['preachy', false],
  'more-dialogue': ['talkative', true],
  'less-dialogue': ['talkative', false],
  rhymes: ['refrain', true],
  'no-rhymes': ['refrain', false],
  'no-refrain': ['refrain', false],
  'bedtime-ending': ['bedtime', true],
  'no-bedtime-ending': ['bedtime', false],
}

/** What a wish asks of the story's plan; empty where the storyteller has no way to do it. */
export function operationsOfWish(wish: TextWish, cast: readonly { name: string }[] = []): Operation[] {
  switch (wish.kind) {
    case 'length':
      return [wish]
    case 'page-length':
      return [wish]
    case 'difficulty':
      return [{ kind: 'words', direction: wish.step }]
    case 'tone': {
      const [tone, wanted] = tones[wish.tone]
      return [{ kind: 'tone', tone, wanted, ...(wish.who && { name: wish.who }) }]
    }
    case 'refrain':
      return wish.line
        ? [{ kind: 'refrain-line', words: cleanText(wish.line) }]
        : [{ kind: 'tone', tone: 'refrain', wanted: true }]
    case 'retell':
      return [retelling(wish)]
    case 'other-plot':
      return [{ kind: 'different-story' }]
    case 'other-title':
      return [{ kind: 'other-title' }]
    case 'rename':
      return [{ kind: 'rename', from: cleanText(wish.from), to: cleanText(wish.to) }]
    case 'pronoun':
      return [{ kind: 'pronoun', name: wish.who, pronoun: wish.pronoun }]
    case 'age':
      return [{ kind: 'age', name: wish.who, years: wish.years }]
    case 'leave-out':
      return [{ kind: 'remove', name: cleanText(wish.who) }]
    case 'remove-thing':
      return [{ kind: 'avoid', words: cleanText(wish.thing).toLowerCase() }]
    case 'less-of':
      return [{ kind: 'sideline', name: cleanText(wish.who) }]
    case 'more-of':
      return cast.some(({ name }) => name === wish.who)
        ? [{ kind: 'feature', name: wish.who }]
        : [{ kind: 'detail', words: cleanText(wish.who) }]
    case 'bring-in':
      return newcomerOf(wish)
    case 'add-thing':
      return [{ kind: 'detail', words: cleanText(wish.thing) }]
    case 'place':
      return placeOf(wish.words)
    case 'time':
      return timeOf(wish.words)
    case 'value':
      return wish.more ? emphasisOf(wish.words, cast) : []
    case 'correct':
      return correctionOf(wish)
    case 'other-thing':
      return [
        {
          kind: 'other-thing',
          from: cleanText(wish.from),
          to: cleanText(wish.to),
          ...(wish.asWords && { asWords: true as const }),
        },
      ]
    case 'title':
      return [{ kind: 'title', words: cleanText(wish.words) }]
    case 'closing':
      return [{ kind: 'closing', closing: wish.closing }]
    case 'keep':
      return []
  }
}

function retelling({ where, page, asked }: Extract<TextWish, { kind: 'retell' }>): Operation {
  return { kind: 'other-words', where, page: page === null ? null : page - 1, guessed: !asked }
}

function placeOf(words: string): Operation[] {
  const phrase = cleanText(words).toLowerCase()
  const setting = firstMatch(settingWords, phrase)
  const isPhrase = /^(?:in|at|on|by|near|under|inside|aboard|beside|behind) /.test(phrase)
  return setting
    ? [{ kind: 'place', setting, words: isPhrase ? phrase : `at the ${phrase.replace(/^to /, '')}` }]
    : []
}

function timeOf(words: string): Operation[] {
  const lower = cleanText(words).toLowerCase()
  const time = firstMatch(timeWords, lower)
  const weather = firstMatch(weatherWords, lower)
  const season = /\bfall\b/.test(lower) ? 'autumn' : firstMatch(seasonWords, lower)
  if (!time && !weather && !season) return []
  const named = namedTime.exec(lower)?.[1] ?? 'night'
  return [
    {
      kind: 'time',
      ...(time && { time }),
      ...(weather && { weather }),
      ...(season && { season }),
      words: named,
    },
  ]
}

const namedTime =
  /\b(winter|summer|spring|autumn|fall|christmas|easter|snow\w*|rain\w*|fog\w*|wind\w*|storm\w*|night|evening|morning|dawn|dusk|sunset|sunrise|afternoon)\b/

const ofJesus = /\b(?:jesus|christ)\b/i
const ofGod = /\b(?:god|the lord|bible|gospel|church)\b/i

function emphasisOf(words: string, cast: readonly { name: string }[]): Operation[] {
  const [hero] = cast
  // Who asks for Jesus by name wants to read that name.
  if (hero && ofJesus.test(words)) return [{ kind: 'detail', words: `Jesus loves ${hero.name}` }]
  const named = valuesNamedIn(words)
  const values: ValueId[] = named.length === 0 && ofGod.test(words) ? ['trust-in-god'] : named
  return values.length > 0 ? [{ kind: 'emphasis', values }] : []
}
