import type { ChosenNoun } from '../notation/world.ts'
import type { Body } from '../plots/body-names.ts'
import type { Noun, Plot, ThingSlot } from '../plots/plot.ts'
import type { Random } from '../random.ts'

/** Fills every thing slot of a plot: by what the parent named, otherwise by seed with what suits the hero's body. */
export function fillSlots(
  plot: Plot,
  parentsWords: readonly string[],
  bodies: readonly Body[],
  random: Random,
): Map<string, ChosenNoun> {
  const chosen = new Map<string, ChosenNoun>()
  for (const slot of plot.things) {
    const suited = slot.nouns.filter(({ unsuited = [] }) => !unsuited.some((body) => bodies.includes(body)))
    const seeded = random.pick(suited.length > 0 ? suited : slot.nouns)
    // A feeling is like a knot because of the story, not because somebody's toy has one.
    const wanted = slot.slot === 'img' ? undefined : named(slot, parentsWords, chosen)
    chosen.set(slot.slot, wanted ?? plain(seeded))
  }
  return chosen
}

/** The noun of the slot that the parent's words name, exactly or else by another word, and that is still free. */
function named(
  slot: ThingSlot,
  parentsWords: readonly string[],
  taken: ReadonlyMap<string, ChosenNoun>,
): ChosenNoun | undefined {
  const free = slot.nouns.filter(
    (noun) => ![...taken.values()].some((other) => other.noun.word === noun.word),
  )
  for (const namesOf of [exactName, otherNames]) {
    for (const words of parentsWords) {
      const noun = free.find((candidate) => isNamedIn(words, namesOf(candidate)))
      // A place to be is no thing of somebody's: their blanket is another one than that of the picnic.
      if (noun)
        return { noun, full: slot.slot === 'place' ? noun.word : fullName(noun, words), fromParent: true }
    }
  }
  return undefined
}

function exactName(noun: Noun): readonly string[] {
  return [noun.word]
}

function otherNames(noun: Noun): readonly string[] {
  return noun.aliases ?? []
}

function isNamedIn(words: string, names: readonly string[]): boolean {
  return names.length > 0 && new RegExp(`\\b(?:${names.join('|')})s?\\b`, 'i').test(words)
}

function plain(noun: Noun): ChosenNoun {
  return { noun, full: noun.forms.full ?? noun.word, fromParent: false }
}

/** "a blue teapot with three painted birds" is "blue teapot with three painted birds". */
function fullName(noun: Noun, words: string): string {
  const names = [noun.word, ...(noun.aliases ?? [])].join('|')
  const phrase = new RegExp(
    `\\b(?:an?|the|her|his|their|our|my|its|one|\\w+'s)\\s+((?:[\\w-]+\\s+){0,3}?(?:${names})(?:\\s+with\\s+(?!(?:his|her|their|its|my|our)\\b)[^,.;!?]+)?)\\b`,
    'i',
  ).exec(words)
  return phrase?.[1] ?? noun.word
}
