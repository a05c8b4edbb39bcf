import { isLeftOpen, pronounOfNoun } from '../figures/find-pronoun.ts'
import { kindOfNoun } from '../figures/noun-kinds.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Pronoun } from '../plots/plot.ts'

type Decided = 'he' | 'she'

const pronounOfWord: Readonly<Record<string, Decided>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
}

/**
 * Who is he or she by what the parent writes elsewhere, by name: "he forgot his lunch box" where only one of the
 * characters can be he, "his big sister" in the words about another. Who may be either stays as they are.
 *
 * @param words Additional Details, cleaned
 */
export function decidePronouns(figures: readonly StoryFigure[], words: string): Map<string, Pronoun> {
  const clues = [...cluesOfOthers(figures), ...cluesOfWords(figures, words)]
  const decided = new Map<string, Pronoun>()
  for (const { name } of figures) {
    const told = new Set(clues.filter(({ who }) => who.name === name).map(({ pronoun }) => pronoun))
    const [only] = told
    if (only && told.size === 1) decided.set(name, only)
  }
  return decided
}

interface Clue {
  who: StoryFigure
  pronoun: Decided
}

const someonesOwn =
  /^(?:[\w\s]+, )?(his|her) (?:[\w-]+ ){0,3}(?:brother|sister|cousin|friend|twin|mother|father|mom|mum|mommy|mummy|mama|dad|daddy|papa|grand\w+|granny|nana|uncle|aunt|auntie|teacher|neighbou?r|classmate|dog|cat|pet|teddy|puppy|kitten|rabbit|bunny|hamster|guinea pig|tortoise|turtle|horse|pony|donkey|goat|sheep|lamb|hen|duck|parrot|bird|elephant|bear|doll|monkey|robot|toy|plushie)\b/i

/** "A robot she built with her dad": whoever built it. */
const someonesWork =
  /\b(?:that |which )?(she|he) (?:has |had |once |proudly )*(?:built|made|sewed|sewn|knitted|crocheted|found|drew|won|rescued|invented|put together|takes|carries|drags)\b/i

/** "Emma: his big sister", "a robot she built" say that somebody else of the cast is he or she. */
function cluesOfOthers(figures: readonly StoryFigure[]): Clue[] {
  return figures.flatMap((other) => {
    const said =
      someonesOwn.exec(other.details) ?? (other.kind === 'human' ? null : someonesWork.exec(other.details))
    const pronoun = pronounOfWord[said?.[1]?.toLowerCase() ?? '']
    const who =
      pronoun &&
      onlyOne(
        figures.filter((figure) => figure !== other),
        pronoun,
      )
    return who ? [{ who, pronoun }] : []
  })
}

function cluesOfWords(figures: readonly StoryFigure[], words: string): Clue[] {
  const sentences = words.split(/(?<=[.!?;])\s+/)
  return sentences.flatMap((sentence, index) =>
    [...sentence.matchAll(/\b(?:he|him|his|himself|she|her|hers|herself)\b/gi)].flatMap((found) => {
      const pronoun = pronounOfWord[found[0].toLowerCase()]
      const before = `${sentences[index - 1] ?? ''} ${sentence.slice(0, found.index)}`
      const who = pronoun && whoIsMeant(figures, before, pronoun)
      return who ? [{ who, pronoun }] : []
    }),
  )
}

/** Somebody spoken of just before, or else somebody of the cast; undefined where it may also be another. */
function whoIsMeant(
  figures: readonly StoryFigure[],
  before: string,
  pronoun: Decided,
): StoryFigure | undefined {
  const named = figures.filter(({ name }) => mentions(before, name))
  const fitting = named.filter((figure) => canBe(figure, pronoun))
  if (speaksOfOthers(before, figures, pronoun)) return undefined
  if (fitting.length > 1) return undefined
  return onlyOne(fitting.length === 1 ? fitting : figures, pronoun)
}

/** The one who may be meant and is not decided yet; the hero where all who may be are open. */
function onlyOne(figures: readonly StoryFigure[], pronoun: Decided): StoryFigure | undefined {
  const fitting = figures.filter((figure) => canBe(figure, pronoun))
  const people = fitting.filter(({ kind }) => kind === 'human')
  const [first] = people
  return first && people.every(isLeftOpen) ? first : undefined
}

function canBe(figure: StoryFigure, pronoun: Decided): boolean {
  return figure.pronoun === pronoun || isLeftOpen(figure)
}

function mentions(text: string, name: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .some((word) => word.replace(/'s$/, '') === name.toLowerCase().split(' ')[0])
}

const divine = /^(?:god|jesus|lord|santa)$/

/** Whether somebody who is not of the cast comes before, and may be he or she: "the teacher", "our dog", "God". */
function speaksOfOthers(before: string, figures: readonly StoryFigure[], pronoun: Decided): boolean {
  const names = new Set(figures.flatMap(({ name }) => name.toLowerCase().split(' ')))
  return (before.match(/\p{L}+/gu) ?? []).some((word) => {
    const lower = word.toLowerCase()
    if (divine.test(lower)) return pronoun === 'he'
    if (names.has(lower) || lower.endsWith('s')) return false
    const told = pronounOfNoun(lower)
    if (told) return told === pronoun
    const kind = kindOfNoun(lower)
    return kind === 'person' || kind === 'animal'
  })
}
