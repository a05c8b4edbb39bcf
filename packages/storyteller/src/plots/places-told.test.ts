import type { Setting } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import type { Phrasing, Plot } from './plot.ts'
import { allPlots } from './plots.ts'
import type { SceneTemplate, Shown } from './scene-template.ts'

const plots = allPlots()

interface ToldPage {
  at: string
  say: string
  way: string | undefined
  scene: SceneTemplate
}

/** Every phrasing of a plot with what is shown when it is told. */
function toldPages(plot: Plot): ToldPage[] {
  return [...plot.beats, ...plot.melted].flatMap((page) =>
    Object.entries(page.text).flatMap(([age, phrasings]) =>
      phrasings.map((phrasing) => {
        const { say, way, shows } = partsOf(phrasing)
        return { at: `${page.id} ${age}: ${say}`, say, way, scene: { ...page.scene, ...shows } }
      }),
    ),
  )
}

function partsOf(phrasing: Phrasing): { say: string; way?: string; shows?: Shown } {
  return typeof phrasing === 'string' ? { say: phrasing } : phrasing
}

/** Words by which a phrasing says for certain where it happens. */
const places: readonly { words: RegExp; settings: readonly Setting[] }[] = [
  { words: /\bBath time\b|\bbrushing \{hero\.their\} teeth\b/, settings: ['bathroom'] },
  {
    words:
      /\b(?:at the sink and rinsed|humming at the sink|over the dishes|washed the dishes|dry the plates|making soup|stirs the soup|washes the cups)\b/,
    settings: ['kitchen'],
  },
  {
    words: /\bon the way home (?:with the milk|from the field)\b/i,
    settings: ['street', 'village', 'farm', 'meadow'],
  },
  {
    words: /\b(?:up the stairs, a step for each|on the way up to bed, a bit on every stair)\b/,
    settings: ['hallway'],
  },
  { words: /\bThe church door was open\b/, settings: ['church', 'church-inside'] },
  { words: /\bThey sat on the step\b/, settings: ['porch', 'street', 'garden'] },
]

test.each(plots.map((plot) => [plot.id, plot] as const))(
  'in "%s" what is told of a place for certain is shown there',
  (_id, plot) => {
    const misplaced = toldPages(plot).filter(({ say, scene }) =>
      places.some(
        ({ words, settings }) =>
          words.test(say) && !['home', 'place', 'same', ...settings].includes(scene.setting),
      ),
    )
    expect(misplaced.map(({ at }) => at)).toEqual([])
  },
)

/** Where only one of the two is left to say them. */
const leftAlone = /nobody there to say it to|in two voices/

const partners = /^(?:mentor|owner|friend)$/

test.each(plots.map((plot) => [plot.id, plot] as const))(
  'in "%s" two who say the words in turns are both in the picture',
  (_id, plot) => {
    const alone = toldPages(plot).filter(
      ({ way, say, scene }) =>
        way === 'in-turns' && !leftAlone.test(say) && scene.cast.every(([role]) => !partners.test(role)),
    )
    expect(alone.map(({ at }) => at)).toEqual([])
  },
)

test.each(plots.map((plot) => [plot.id, plot] as const))(
  'in "%s" a mentor whose hands are busy reads no book',
  (_id, plot) => {
    const busy = toldPages(plot).filter(
      ({ way, say, scene }) =>
        way === 'hands-busy' &&
        /\{mentor\}/.test(say) &&
        scene.cast.some(([role, pose]) => role === 'mentor' && pose === 'read'),
    )
    expect(busy.map(({ at }) => at)).toEqual([])
  },
)
