import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age } from '../plots/plot.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { isNamedIn } from '../words/find-present.ts'
import { hasSpeech } from './flow.ts'

/** The most words in a sentence that is made of two. */
const mostWords: Readonly<Record<Age, number>> = { toddlers: 7, early: 13, middle: 22, preteen: 30 }

/** Whose name a line begins with: it is about them. */
export function figureAtHeadOf(text: string, figures: readonly StoryFigure[]): StoryFigure | undefined {
  return figures.find(
    ({ name }) => text.startsWith(`${name} `) && !/^(?:and|or|the)\b/.test(text.slice(name.length + 1)),
  )
}

/**
 * The line as it goes on after a sentence: whoever was just named there, and nobody else, is not named again.
 * Who is "they" keeps the name: one person's verb would not agree.
 */
export function goingOn(text: string, before: string, figures: readonly StoryFigure[]): string {
  const figure = figureAtHeadOf(text, figures)
  if (!figure || hasSpeech(before) || figure.pronoun === 'they') return text
  const named = figures.filter(({ name }) => isNamedIn(before, name))
  if (named.length !== 1 || named[0] !== figure) return text
  const pronoun = figure.pronoun.slice(0, 1).toUpperCase() + figure.pronoun.slice(1)
  return `${pronoun}${text.slice(figure.name.length)}`
}

/** Two lines about the same figure: one sentence where they are short enough, else one after the other. */
export function joinLines(
  one: string,
  two: string,
  { age, figures }: { age: Age; figures: readonly StoryFigure[] },
): string {
  const figure = figureAtHeadOf(two, figures)
  const whole = figure && inOneSentence(one, two, figure, mostWords[age])
  return whole ?? `${one} ${goingOn(two, sentenceAbout(one, figure), figures)}`
}

/** Of what was told of somebody the sentence that names them; what follows it goes on about them. */
function sentenceAbout(text: string, figure: StoryFigure | undefined): string {
  const sentences = sentencesOf(text)
  return (
    sentences.findLast((sentence) => figure && isNamedIn(sentence, figure.name)) ?? sentences.at(-1) ?? ''
  )
}

/** "Biscuit sniffs." and "Biscuit naps.": "Biscuit sniffs and naps." */
function inOneSentence(one: string, two: string, { name }: StoryFigure, most: number): string | undefined {
  const [first, ...rest] = sentencesOf(two)
  if (!first || sentencesOf(one).length !== 1) return undefined
  if (![one, first].every((sentence) => isPlain(sentence, name))) return undefined
  const whole = `${one.slice(0, -1)} and ${first.slice(name.length + 1)}`
  return whole.split(' ').length > most ? undefined : [whole, ...rest].join(' ')
}

/** One clause that ends quietly, and begins with what somebody does. */
function isPlain(sentence: string, name: string): boolean {
  return (
    sentence.startsWith(`${name} `) && /^[^,;:"!?]*\.$/.test(sentence) && !/\b(?:and|but|or)\b/.test(sentence)
  )
}
