import type {
  FigureDescription,
  SceneFigure,
  Season,
  Setting,
  TimeOfDay,
  Weather,
} from '@faith-fables/illustrator/scene-description'
import { poseOfBody } from '../bodies/pose-of-body.ts'
import { readFigure } from '../figures/read-figure.ts'
import { findPresent, isNamedIn } from '../words/find-present.ts'
import { withoutIdioms, withoutNegations, withoutSpeech } from '../words/plain-narration.ts'
import { readSeason } from '../words/read-season.ts'
import {
  earliestMatch,
  faceWords,
  firstMatch,
  poseWords,
  propWords,
  settingWords,
  timeWords,
  weatherWords,
} from '../words/scene-words.ts'
import { findHold } from './find-hold.ts'

/** What a piece of text says about its picture; what it does not say is left out. */
export interface ReadScene {
  setting?: Setting
  time?: TimeOfDay
  weather?: Weather
  season?: Season
  figures: SceneFigure[]
  props: string[]
}

/** More than this many in one picture cannot be told apart. */
export const mostFigures = 4
const mostProps = 4

/**
 * Reads a picture from the words that tell it: not from what is said aloud, nor from what there is not. Whole
 * words only: the "ran" in "Grandma" is no running.
 */
export function readScene(text: string, cast: readonly FigureDescription[]): ReadScene {
  const seen = withoutNegations(withoutIdioms(withoutSpeech(text).toLowerCase()))
  const setting = firstMatch(settingWords, seen)
  const time = firstMatch(timeWords, seen)
  const weather = firstMatch(weatherWords, seen)
  const season = readSeason(withoutSpeech(text), cast)
  const present = findPresent(text, cast).slice(0, mostFigures)
  return {
    ...(setting && { setting }),
    ...(time && { time }),
    ...(weather && { weather }),
    ...(season && { season }),
    figures: present.map((figure) => readFigureInText(text, figure, present)),
    props: thingsIn(seen, cast),
  }
}

/** A dog called Button is no button. */
function thingsIn(seen: string, cast: readonly FigureDescription[]): string[] {
  const names = new Set(cast.flatMap(({ name }) => name.toLowerCase().split(/\s+/)))
  const things = [...new Set(seen.match(propWords) ?? [])]
  // "A red kite ... the kite" is one kite.
  const isNamedAgain = (thing: string) => things.some((other) => other.endsWith(` ${thing}`))
  return things.filter((thing) => !names.has(thing) && !isNamedAgain(thing)).slice(0, mostProps)
}

/** Pose, face and what is in the hands come from the first sentence about somebody that says any. */
function readFigureInText(
  text: string,
  figure: FigureDescription,
  present: readonly FigureDescription[],
): SceneFigure {
  const sentences = sentencesAbout(text, figure.name)
  const about = sentences.map((sentence) => sentence.toLowerCase())
  const pose = about.map((sentence) => earliestMatch(poseWords, plain(sentence))).find(Boolean) ?? 'stand'
  const face = about.map((sentence) => earliestMatch(faceWords, plain(sentence))).find(Boolean) ?? 'calm'
  const others = present.flatMap(({ name }) => (name === figure.name ? [] : name.toLowerCase()))
  const hold = about.map((sentence) => findHold(plain(sentence), others)).find(Boolean)
  const other = present.find(
    ({ name }) => name !== figure.name && sentences.some((sentence) => isNamedIn(sentence, name)),
  )
  const { bodies, kind } = readFigure(figure)
  return {
    name: figure.name,
    pose: poseOfBody(pose, bodies),
    face,
    ...(other && { look: other.name }),
    ...(hold && kind === 'human' && { hold }),
  }
}

function plain(sentence: string): string {
  return withoutNegations(withoutIdioms(withoutSpeech(sentence)))
}

/** Sentences that name somebody, and those right after that go on with a pronoun. */
function sentencesAbout(text: string, name: string): string[] {
  const sentences = text.split(/(?<=[.!?]["”]?)\s+/)
  return sentences
    .filter((sentence, index) => {
      if (isNamedIn(sentence, name)) return true
      const before = sentences[index - 1]
      return /^["“]?(?:he|she|they|it)\b/i.test(sentence) && before !== undefined && isNamedIn(before, name)
    })
    .map((sentence) => afterName(sentence, name))
}

/** What somebody does stands after their name; the words before belong to others. */
function afterName(sentence: string, name: string): string {
  const at = sentence.indexOf(name)
  const after = at < 0 ? sentence : sentence.slice(at + name.length)
  return after.trim().length > 3 ? after : sentence
}
