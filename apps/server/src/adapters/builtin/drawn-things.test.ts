import { speciesOf } from '@faith-fables/illustrator/looks/species-words'
import { findProp } from '@faith-fables/illustrator/props/find-prop'
import { animalVoices } from '@faith-fables/storyteller/figures/animal-voices'
import type { Noun, Plot } from '@faith-fables/storyteller/plots/plot'
import { allPlots } from '@faith-fables/storyteller/plots/plots'
import type { Shown } from '@faith-fables/storyteller/plots/scene-template'
import { thingWords } from '@faith-fables/storyteller/words/thing-words'
import { expect, test } from 'vitest'

const plots = allPlots()

/** Everything that the scenes of a plot may name as a thing in the picture or in somebody's hands. */
function thingsOf(plot: Plot): string[] {
  const nouns = new Map(plot.things.map(({ slot, nouns: choices }) => [slot, choices]))
  const named = [...plot.beats, ...plot.melted]
    .flatMap(scenesOf)
    .flatMap(({ props, cast }) => [...(props ?? []), ...(cast ?? []).flatMap(([, , , , hold]) => hold ?? [])])
  return named.flatMap((name) => {
    const [whole = '', slot = '', form] = /\{(\w+)(?:\.(\w+))?\}/.exec(name) ?? []
    // "broken {thing}" is one of its words with what has become of it.
    return nouns.get(slot)?.map((noun) => name.replace(whole, wordOf(noun, form))) ?? [name]
  })
}

/** The scene of a page, and what its phrasings show instead. */
function scenesOf({ scene, text }: Plot['beats'][number] | Plot['melted'][number]): Shown[] {
  const phrasings = Object.values(text).flat()
  return [
    scene,
    ...phrasings.flatMap((phrasing) => (typeof phrasing === 'string' ? [] : (phrasing.shows ?? []))),
  ]
}

function wordOf({ picture, word, forms }: Noun, form: string | undefined): string {
  return form ? (forms[form] ?? `${word} without ${form}`) : (picture ?? word)
}

/** Parts of a landscape, the air and crowds: the setting and the figures show them. */
const notThings = /^(?:path|street|hill|floor|earth|grass|garden|wind|people|words)$/

test.each(plots.map((plot) => [plot.id, plot] as const))(
  'every thing in the scenes of %s is drawn',
  (_id, plot) => {
    // A choice without a picture, as a voice, is in nobody's hands.
    const undrawn = thingsOf(plot).filter((name) => name !== '' && !findProp(name) && !notThings.test(name))
    expect([...new Set(undrawn)]).toEqual([])
  },
)

/**
 * Words of which the illustrator knows another meaning, cloth that lies in a heap, a blanket that is spread, what is named by where it
 * lies or grows, what is drawn so large and open that people sit on it, a pot in which nothing grows yet,
 * a tub in which no one bathes, the models of a ship and a boat, the great bell of a fair,
 * and a mill of which the page tells the big wheel.
 */
const meantOtherwise =
  /^(?:blanket|cape|sweater|scarf|coat|hobby horse|milk can|chicken pox|berry place|balloon fair|mountain road|pumpkin vine|raft|wagon|pot|tub|ship|boat|bell|old mill)$/

test('a thing of a plot is drawn as something else only where it has no drawing', () => {
  const nouns = plots.flatMap(({ things }) =>
    things.flatMap(({ slot, nouns }) => (slot === 'img' ? [] : nouns)),
  )
  const replaced = nouns.filter(({ word, picture }) => {
    const own = findProp(word)?.drawing
    return picture && own && own !== findProp(picture)?.drawing && !meantOtherwise.test(word)
  })
  expect(replaced.map(({ word }) => word)).toEqual([])
})

test('every thing that is read from a text is drawn', () => {
  expect(thingWords.filter((word) => !findProp(word))).toEqual([])
})

test('every animal that a story knows has a body in the pictures', () => {
  expect(Object.keys(animalVoices).filter((animal) => speciesOf(animal) === undefined)).toEqual([])
})
