import { firstMatch, seasonWords, settingWords, timeWords, weatherWords } from '../scenes/scene-words.ts'
import type { Operation } from './operation.ts'

/** "set it in the forest", "at the beach instead", "make it winter", "let it happen at night". */
export function readPlaceAndTime(clause: string): Operation[] {
  const lower = clause.toLowerCase()
  const asks =
    /\b(?:set|happen|happens|take place|takes place|move|place|setting|located|change the (?:place|setting|time|season|weather)|make it|let it|should be|instead|could it be|can it be|i want it|season|weather)\b/.test(
      lower,
    ) ||
    /^(?:in|at|on|by|during|near)\b/.test(lower) ||
    /^\w+(?: ?time)?$/.test(lower)
  if (!asks || /\b(?:not|don't|no)\b/.test(lower)) return []
  const wanted = lower.replace(/\b(?:not|instead of|rather than)\s+.*$/, '')
  const setting = firstMatch(settingWords, wanted)
  const time = firstMatch(timeWords, wanted)
  const weather = firstMatch(weatherWords, wanted)
  const season =
    firstMatch(seasonWords, wanted) ?? (/^(?:make it )?fall$/.test(wanted.trim()) ? 'autumn' : undefined)
  const place: Operation[] = setting ? [{ kind: 'place', setting, words: placePhrase(clause) }] : []
  const when: Operation[] =
    time || weather || season
      ? [
          {
            kind: 'time',
            ...(time && { time }),
            ...(weather && { weather }),
            ...(season && { season }),
            words: timePhrase(wanted),
          },
        ]
      : []
  return [...place, ...when]
}

/** "in the forest" out of "please set it in the forest instead". */
function placePhrase(clause: string): string {
  const phrase =
    /\b((?:in|at|on|by|near|under|to)\s+(?:an?|the|our|my|his|her|their)?\s*[\p{L}\p{N}_' -]+?)(?:\s+(?:instead|please|pls|at night|in winter|in summer|in the (?:morning|evening)|not|rather)\b|$)/iu.exec(
      clause,
    )?.[1]
  return phrase
    ? phrase.replace(/^to /i, 'at ').toLowerCase().trim()
    : `at the ${/\w+$/.exec(clause)?.[0].toLowerCase() ?? 'place'}`
}

function timePhrase(lower: string): string {
  const named =
    /\b(winter|summer|spring|autumn|fall|christmas|easter|snow\w*|rain\w*|fog\w*|wind\w*|storm\w*|night|evening|morning|dawn|dusk|sunset|sunrise|afternoon)\b/.exec(
      lower,
    )?.[1]
  return named ?? 'night'
}
