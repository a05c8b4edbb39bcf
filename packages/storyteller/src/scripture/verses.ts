import type { Verse } from './verse.ts'
import { versesOfLawAndHistory } from './verses/law-and-history.ts'
import { versesOfLukeToActs } from './verses/luke-to-acts.ts'
import { versesOfMatthewAndMark } from './verses/matthew-and-mark.ts'
import { versesOfOtherLetters } from './verses/other-letters.ts'
import { versesOfPhilippiansToTimothy } from './verses/philippians-to-timothy.ts'
import { versesOfProphets } from './verses/prophets.ts'
import { versesOfFirstProverbs } from './verses/proverbs-1-to-15.ts'
import { versesOfLastProverbs } from './verses/proverbs-16-to-31.ts'
import { versesOfFirstPsalms } from './verses/psalms-1-to-90.ts'
import { versesOfLastPsalms } from './verses/psalms-91-to-150.ts'
import { versesOfRomansToEphesians } from './verses/romans-to-ephesians.ts'

/** Every verse a story can be about, in the order of the Bible. */
export const verses: readonly Verse[] = [
  ...versesOfLawAndHistory,
  ...versesOfFirstPsalms,
  ...versesOfLastPsalms,
  ...versesOfFirstProverbs,
  ...versesOfLastProverbs,
  ...versesOfProphets,
  ...versesOfMatthewAndMark,
  ...versesOfLukeToActs,
  ...versesOfRomansToEphesians,
  ...versesOfPhilippiansToTimothy,
  ...versesOfOtherLetters,
]

/** The verse with this reference ("John 3:16", in any spacing or case), or undefined when it is not in our list. */
export function findVerse(reference: string): Verse | undefined {
  const wanted = normaliseReference(reference)
  return verses.find((verse) => normaliseReference(verse.reference) === wanted)
}

function normaliseReference(reference: string): string {
  return reference
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replace(/^psalms/, 'psalm')
}
