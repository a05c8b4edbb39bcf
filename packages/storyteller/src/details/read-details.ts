import type { Season, Setting, TimeOfDay, Weather } from '@faith-fables/illustrator/scene-description'
import { type DetailSentence, type DetailSort, listenToDetails, type Statement } from '@faith-fables/listener'
import type { Operation } from '../feedback/operation.ts'
import { cleanText, typedLengths, withinLimit } from '../words/clean-text.ts'
import { readSeason } from '../words/read-season.ts'
import { earliestMatch, firstMatch, settingWords, timeWords, weatherWords } from '../words/scene-words.ts'
import { agrees } from './agrees.ts'
import type { Detail, Known } from './detail.ts'
import { detailsOfSentences } from './details-of-sentences.ts'
import { operationsOfSentence } from './operations-in-details.ts'
import { plainWish } from './plain-wish.ts'
import { notToBeMentioned } from './read-loss.ts'

/** One sentence of Additional Details, with what the story makes of it. */
export interface ReadSentence {
  /** As the parent typed it. */
  words: string
  sort: DetailSort
  /** What it tells of. */
  details: Detail[]
  /** What it asks of the telling ("funny, please"), as feedback would. */
  operations: Operation[]
}

/** What the parent wrote in Additional Details, sorted. */
export interface StoryDetails extends Stage {
  /** All of it, cleaned, for finding nouns. */
  words: string
  sentences: ReadSentence[]
  /** Each wish or fact on its own that is sound English; the story must let each be found again. */
  details: Detail[]
  /** English name of the language, where it is surely not English; then nothing is told of it. */
  otherLanguage: string | null
}

/** Where and when the words say that it happens. */
export interface Stage {
  setting?: Setting
  time?: TimeOfDay
  weather?: Weather
  season?: Season
}

/** A story can carry only so many extra facts without becoming a list. */
const mostDetails = 12

export function cleanDetails(additionalDetails: string | null): string {
  return cleanText(
    withinLimit(additionalDetails ?? '', typedLengths.additionalDetails)
      .replaceAll(/(?<=[.!?:;,])\s*\n+\s*/g, ' ')
      .replaceAll(/\s*\n+\s*[-*•]?\s*/g, '. '),
  )
}

/** @param words cleaned */
export function readDetails(words: string, known: Known): StoryDetails {
  const { sentences: heard, otherLanguage } = listenToDetails({ words, cast: known })
  const told = heard.map(statementsToTell)
  const statements = told.flat()
  const found = detailsOfSentences(
    statements.map(({ words: said }) => said),
    known,
  )
  const details = withinMost(found.map((ofStatement, place) => soundIn(ofStatement, statements[place])))
  const sentences = heard.map((sentence, place) => {
    const before = told.slice(0, place).flat().length
    return {
      words: sentence.words,
      sort: sentence.sort,
      details: details.slice(before, before + (told[place]?.length ?? 0)).flat(),
      operations: operationsOfSentence(sentence, known),
    }
  })
  return {
    words,
    sentences,
    details: sentences.flatMap((sentence) => sentence.details),
    otherLanguage,
    ...stageOf(sentences, known),
  }
}

/**
 * Where and when all of it happens: what the parent gives as the place, the day, the weather or the event of the story. "New in Elise's
 * class", "no snow please", "afraid of thunder" and "we moved last summer" name them in passing, and move nothing.
 */
function stageOf(sentences: readonly ReadSentence[], known: Known): Stage {
  const given = sentences.flatMap(({ words, sort, details }) => {
    const told = details
      .filter(({ kind }) => ofStage.has(kind))
      .map((detail) => `${detail.words} ${detail.forms.at ?? ''}`)
    const isOfStage = placing.test(words) || occasion.test(words) || lasting.test(words)
    return sort !== 'aside' && isOfStage ? [...told, words] : told
  })
  return stageIn(given.join('. '), known)
}

/** "Our first night in a tent at the beach", "a weekend at the lake": an occasion, and where one has it. */
const occasion =
  /^(?!.*\b(?:no|not|never|don't|without)\b)(?:(?:it(?:'s| is)|this is|the|our|their|his|her|my|a|an) ){0,2}(?:(?!(?:every|each|some|any|one|all|that|to)\b)\p{L}+ )?(?:night|day|evening|morning|afternoon|weekend|week|trip|holiday|sleepover) (?:[\p{L}']+ ){0,5}?(?:in|on|at|by|near|beside) (?:the|a|an|our|my|his|her|their) /iu

/** "Set it at night in the forest", "it all happens on a ferry", "we are camping by the lake". */
const placing =
  /^(?!.*\b(?:no|not|never|don't|without)\b).*\b(?:(?:set|place|put) (?:it|this|the story|everything)|is set|be set|happens?|takes? place|plays) (?:\p{L}+ ){0,3}?(?:in|on|at|by|near|inside|under|during|aboard)\b|^(?:we|they)(?:'re| are) (?:all )?(?:camping|staying|living|on holiday|on vacation)\b/iu

/** "It is the rainy season", "it has not stopped raining for a week", "after three days of snow": weather that goes on. */
const lasting =
  /(?:^|[,;:] |\b(?:and|where|since|because) )(?:it|there|we|they)\b.*\b(?:(?:rainy|wet|monsoon) season|(?:not|never|\w+n['’]t|hardly) stopped (?:raining|snowing)|been (?:raining|snowing|foggy|windy|stormy)|(?<!(?:not|never|n['’]t) )(?:rain|snow)(?:s|ing|ed)? (?:for (?:days|weeks|(?:a|one|two|three|four) (?:whole )?(?:days?|weeks?))|all (?:the time|day|week|month)|every day|without stopping))\b|\b(?:days?|weeks?|months?) of (?:rain|snow|fog|storms?)\b/iu

const ofStage: ReadonlySet<Detail['kind']> = new Set(['place', 'day', 'weather', 'feast', 'event'])

/** A tent stands somewhere: at the beach, in a garden, and else in a meadow. */
const tent = /\b(?:in|inside|into) (?:[\p{L}'’-]+ ){0,2}?tents?\b/gu

/** Where and when it happens, as the words have it first. */
export function stageIn(words: string, known: Known): Stage {
  const lower = words.toLowerCase()
  const setting =
    earliestMatch(settingWords, lower.replaceAll(tent, ' ')) ?? earliestMatch(settingWords, lower)
  const time = firstMatch(timeWords, lower)
  const weather = firstMatch(weatherWords, lower)
  const season = readSeason(words, known)
  return {
    ...(setting && { setting }),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(season && { season }),
  }
}

/** What a sentence says, or all of it where it has no verb or asks for something to be in the story. */
function statementsToTell({ sort, wishes, statements, read }: DetailSentence): Statement[] {
  // What is not to be mentioned keeps other sentences out as well.
  if (sort === 'aside' || (wishes.length > 0 && !notToBeMentioned.test(read))) return []
  return statements.length > 0
    ? statements.map(({ words, verbs }) => ({ words: plainWish(words), verbs }))
    : [{ words: plainWish(read), verbs: [] }]
}

const soundIn = (details: readonly Detail[], statement: Statement | undefined): Detail[] =>
  details.filter((detail) => !statement || statement.verbs.length === 0 || agrees(detail, statement))

function withinMost(details: readonly Detail[][]): Detail[][] {
  let room = mostDetails
  return details.map((ofSentence) => {
    const taken = ofSentence.slice(0, room)
    room -= taken.length
    return taken
  })
}
