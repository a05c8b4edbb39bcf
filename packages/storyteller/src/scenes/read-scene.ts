import type {
  FigureDescription,
  SceneFigure,
  Setting,
  TimeOfDay,
  Weather,
} from '@faith-fables/illustrator/scene-description'
import {
  earliestMatch,
  faceWords,
  firstMatch,
  poseWords,
  propWords,
  settingWords,
  timeWords,
  weatherWords,
} from './scene-words.ts'

/** What a piece of text says about its picture; what it does not say is left out. */
export interface ReadScene {
  setting?: Setting
  time?: TimeOfDay
  weather?: Weather
  figures: SceneFigure[]
  props: string[]
}

const mostFigures = 4
const mostProps = 4

/** Reads a picture from words. Whole words only: the "ran" in "Grandma" is no running. */
export function readScene(text: string, cast: readonly FigureDescription[]): ReadScene {
  const lower = withoutSpeechVerbs(text.toLowerCase())
  const setting = firstMatch(settingWords, lower)
  const time = firstMatch(timeWords, lower)
  const weather = firstMatch(weatherWords, lower)
  const present = cast.filter(({ name }) => isNamedIn(text, name)).slice(0, mostFigures)
  return {
    ...(setting && { setting }),
    ...(time && { time }),
    ...(weather && { weather }),
    figures: present.map((figure) => readFigureInText(text, figure, present)),
    props: [...new Set(lower.match(propWords) ?? [])].slice(0, mostProps),
  }
}

/** Idioms whose words would mislead: nobody runs out of bread on their feet. */
function withoutSpeechVerbs(lower: string): string {
  return lower.replaceAll(/\bran out of\b|\bran low\b|\bnose ran\b|\bsat nav\b|\bfell in love\b/g, ' ')
}

function isNamedIn(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(text)
}

/** Pose and face come from the first sentence about somebody that says any. */
function readFigureInText(
  text: string,
  figure: FigureDescription,
  present: readonly FigureDescription[],
): SceneFigure {
  const sentences = sentencesAbout(text, figure.name)
  const about = sentences.map((sentence) => sentence.toLowerCase())
  const pose =
    about.map((sentence) => earliestMatch(poseWords, withoutSpeechVerbs(sentence))).find(Boolean) ?? 'stand'
  const face = about.map((sentence) => earliestMatch(faceWords, sentence)).find(Boolean) ?? 'calm'
  const other = present.find(
    ({ name }) => name !== figure.name && sentences.some((sentence) => isNamedIn(sentence, name)),
  )
  return { name: figure.name, pose, face, ...(other && { look: other.name }) }
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
