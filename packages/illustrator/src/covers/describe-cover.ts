import { asOne } from '../description/doings.ts'
import { theThing } from '../description/gazes.ts'
import { listed, withArticle } from '../description/nouns.ts'
import { whereAndWhen } from '../description/where-and-when.ts'
import type { SceneFigure } from '../scene-description.ts'
import type { CoverIdea, CoverKind } from './cover-idea.ts'

/** What a cover shows, in a sentence or two for those who cannot see it: who, how they feel, before what, where and when. */
export function describeCover(idea: CoverIdea): string {
  return `${capital(whereAndWhen(idea.scene))}, ${words[idea.kind](idea)}`
}

type Telling = (idea: CoverIdea) => string

const words: Record<CoverKind, Telling> = {
  'before-something-great': ({ scene: { figures } }) =>
    `${namesOf(figures)} ${doing(figures, 'stand')} with ${figures.length > 1 ? 'their backs' : 'the back'} to us, small before ${figures[0]?.look ?? 'the distance'}, and ${doing(figures, 'look')} out in wonder.`,
  'in-talk': ({ scene: { figures } }) => {
    const [pair, others] = [figures.slice(0, 2), figures.slice(2)]
    return `${namesOf(pair)} ${figures[0]?.pose === 'sit' ? 'sit face to face' : 'face each other'} and talk, both glad${others.length > 0 ? `; ${namesOf(others)} ${doing(others, 'listen')}` : ''}.`
  },
  'the-thing-itself': ({ scene: { figures }, thing = 'thing' }) =>
    `${namesOf(figures)} ${doing(figures, 'look')} in amazement at ${withArticle(thing)}, which ${isSeveral(thing) ? 'are' : 'is'} seen large and near.`,
  'a-path': ({ scene: { figures } }) => {
    const [first, ...others] = figures
    return first && others.length > 0
      ? `${first.name} turns round and waves joyfully, while ${namesOf(others)} ${going(others)}.`
      : `${namesOf(figures)} ${going(figures)}.`
  },
  'a-lit-window': ({ scene: { figures } }) => {
    const [first, ...others] = figures
    const deed = first?.hold ? `holds ${withArticle(first.hold)}` : 'waves to us'
    return `seen from outside through a lit window, ${first?.name ?? ''} ${deed} with a smile${others.length > 0 ? `; ${namesOf(others)} ${others.length > 1 ? 'are' : 'is'} there, too` : ''}.`
  },
  'an-embrace': ({ scene: { figures } }) => {
    const doer = figures.find(({ pose }) => pose === 'hug') ?? figures[0]
    const partner = figures.find(({ name }) => name === doer?.look)
    const pair = figures.filter((one) => one === doer || one === partner)
    const others = figures.filter((one) => !pair.includes(one))
    return `${namesOf(pair)} hold each other close${others.length > 0 ? `, and ${namesOf(others)} ${doing(others, 'look')} on happily` : ''}.`
  },
  gathered: ({ scene: { figures }, thing = 'thing' }) =>
    `${namesOf(figures)} are gathered around ${withArticle(thing)} and look at ${theThing(thing)} with wide eyes.`,
  'under-the-sky': ({ scene: { figures } }) => {
    const [first, ...others] = figures
    const deed = first?.pose === 'point' ? 'points' : 'looks up in wonder'
    return `under a great sky of stars, ${first?.name ?? ''} ${deed}${others.length > 0 ? `, and ${namesOf(others)} ${doing(others, 'look')} up, too` : ''}.`
  },
}

const going = (figures: readonly SceneFigure[]): string =>
  figures.every(({ pose }) => pose === 'sit')
    ? `${doing(figures, 'wait')} on the path ahead`
    : `${doing(figures, 'walk')} on along the path`

const namesOf = (figures: readonly SceneFigure[]): string => listed(figures.map(({ name }) => name))

const doing = (figures: readonly SceneFigure[], verb: string): string =>
  figures.length > 1 ? verb : asOne(verb)

const isSeveral = (thing: string): boolean => !/^(?:an?|some|one|the) /.test(withArticle(thing))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
