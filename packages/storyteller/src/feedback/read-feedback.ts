import { valuesNamedIn } from '../plan/choose-verse.ts'
import { firstMatch, settingWords, timeWords, weatherWords } from '../scenes/scene-words.ts'
import { cleanText } from '../telling/clean-text.ts'
import type { Operation } from './operation.ts'
import { readCastChange } from './read-cast-change.ts'

/** Turns a parent's words about a story into operations on its plan. Never empty: nothing is ignored silently. */
export function readFeedback(feedback: string): Operation[] {
  const words = cleanText(feedback.replaceAll(/\s*\n+\s*/g, '. '), 1000)
  if (!/\p{L}/u.test(words)) return [{ kind: 'other-words' }]
  return clausesOf(words).flatMap(readClause)
}

/** Sentences, and commands joined by "and" or a comma ("make it shorter and add a dog"). */
function clausesOf(words: string): string[] {
  return words
    .split(
      /(?<!\b(?:Mrs?|Ms|Dr|St))[.!?;]+\s+|,?\s+(?:and|but|then|also)\s+(?=(?:please\s+)?(?:add|include|remove|rename|change|make|set|call|tell|write|use|give|put|move|let|replace)\b)/i,
    )
    .map((clause) => clause.replace(/[.!?;,\s]+$/, '').trim())
    .filter((clause) => /\p{L}/u.test(clause))
}

function readClause(clause: string): Operation[] {
  const castChange = readCastChange(clause)
  if (castChange) return [castChange]
  const lower = clause.toLowerCase()
  const asked = [...readToneAndLength(lower), ...readEmphasis(lower), ...readPlaceAndTime(clause)]
  return asked.length > 0 ? asked : [{ kind: 'detail', words: clause }]
}

const toneAndLength: readonly (readonly [RegExp, Operation])[] = [
  [
    /\b(different|another|new|other|completely new) (story|plot|idea|one)\b|\bstart over\b|\bsomething (?:else|different)\b/,
    { kind: 'different-story' },
  ],
  [
    /\bshort(?:er|en)\b|\btoo long\b|\bless text\b|\bcut it down\b|\bmore concise\b/,
    { kind: 'length', direction: 'shorter' },
  ],
  [
    /\blonger\b|\btoo short\b|\bmore text\b|\bmore details?\b|\bmore detailed\b|\bexpand\b|\blengthen\b/,
    { kind: 'length', direction: 'longer' },
  ],
  [
    /\bfunn(?:y|ier)\b|\bhumou?r\w*\b|\bsillier\b|\bjokes?\b|\blaugh\b|\bplayful\b|\bmore fun\b/,
    { kind: 'tone', tone: 'funnier' },
  ],
  [
    /\bcalm(?:er)?\b|\b(?:less|not so|not as|too|isn't so|no) (?:scary|sad|frightening|dark|dramatic|exciting|tense|upsetting)\b|\bgentler\b|\bsofter\b|\bscary\b|\bless (?:fear|drama)\b/,
    { kind: 'tone', tone: 'calmer' },
  ],
  [
    /\bbed ?time\b|\bgood ?night\b|\bfall(?:s|ing)? asleep\b|\bsleepy\b|\bto sleep\b/,
    { kind: 'tone', tone: 'bedtime' },
  ],
  [
    /\b(simpl(?:e|er|ify)|easier) ?(?:words|language|sentences|to read)?\b|\btoo (?:hard|difficult|complicated)\b/,
    { kind: 'words', direction: 'simpler' },
  ],
  [
    /\b(richer|harder|more advanced|older) (?:words|language|vocabulary|child\w*)\b|\btoo (?:easy|childish|simple|babyish)\b/,
    { kind: 'words', direction: 'richer' },
  ],
]

function readToneAndLength(lower: string): Operation[] {
  return toneAndLength.filter(([pattern]) => pattern.test(lower)).map(([, operation]) => operation)
}

/** "more about forgiveness", "focus on sharing", "it should teach patience". */
function readEmphasis(lower: string): Operation[] {
  const about =
    /\b(?:more (?:about|on|of)|focus(?:es|ed)? (?:more )?on|emphasi[sz]e|emphasis on|stress|teach(?:es)?(?: about)?|lesson (?:about|on|of)|message (?:about|of)|highlight|more)\s+(.+)/.exec(
      lower,
    )?.[1]
  const values = about ? valuesNamedIn(about) : []
  return values.length > 0 ? [{ kind: 'emphasis', values }] : []
}

/** "set it in the forest", "at the beach instead", "make it winter", "let it happen at night". */
function readPlaceAndTime(clause: string): Operation[] {
  const lower = clause.toLowerCase()
  const asks =
    /\b(?:set|happen|happens|take place|takes place|move|place|setting|located|change the (?:place|setting|time|season)|make it|let it be|should be|instead)\b/.test(
      lower,
    ) || /^(?:in|at|on|by|during|near)\b/.test(lower)
  if (!asks) return []
  const setting = firstMatch(settingWords, lower)
  const time = firstMatch(timeWords, lower)
  const weather = firstMatch(weatherWords, lower)
  const place: Operation[] = setting ? [{ kind: 'place', setting, words: placePhrase(clause) }] : []
  const when: Operation[] =
    time || weather
      ? [{ kind: 'time', ...(time && { time }), ...(weather && { weather }), words: timePhrase(lower) }]
      : []
  return [...place, ...when]
}

/** "in the forest" out of "please set it in the forest instead". */
function placePhrase(clause: string): string {
  const phrase =
    /\b((?:in|at|on|by|near|under|to)\s+(?:an?|the|our|my|his|her|their)?\s*[\w' -]+?)(?:\s+(?:instead|please|at night|in winter|in summer|in the (?:morning|evening))|$)/i.exec(
      clause,
    )?.[1]
  return phrase
    ? phrase.replace(/^to /i, 'at ').trim()
    : `at the ${/\w+$/.exec(clause)?.[0].toLowerCase() ?? 'place'}`
}

function timePhrase(lower: string): string {
  const named =
    /\b(winter|summer|spring|autumn|fall|night|evening|morning|dawn|dusk|christmas|easter|snow\w*|rain\w*|fog\w*|wind\w*|sunset|sunrise|afternoon)\b/.exec(
      lower,
    )?.[1]
  return named ?? 'night'
}
