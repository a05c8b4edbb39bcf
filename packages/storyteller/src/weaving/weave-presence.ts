import { findCharacter } from '../feedback/apply-cast-changes.ts'
import { operationsOf } from '../feedback/operation.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { FigureKind } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import type { ChosenNoun } from '../telling/world.ts'
import { joiningFigure } from './joining-figure.ts'
import { isNamed, type Moment } from './moment.ts'
import { absentLines, heroLines } from './presence/absent-lines.ts'
import { animalLines } from './presence/animal-lines.ts'
import { humanLines } from './presence/human-lines.ts'
import type { PresenceByAge, PresenceLines } from './presence/presence-lines.ts'
import { wordsOfSettings } from './presence/settings.ts'
import { toyLines } from './presence/toy-lines.ts'
import { choicePage, openPages, tellOne, type Weaver, weave } from './weaver.ts'

const linesOf: Readonly<Record<FigureKind, PresenceByAge>> = {
  human: humanLines,
  animal: animalLines,
  toy: toyLines,
}

const thirds = ['first', 'middle', 'last'] as const satisfies readonly (keyof PresenceLines)[]

/**
 * Everyone the parent named is to be met in each third of the story; somebody whose role comes in later, from
 * that page on.
 */
export function weavePresence(weaver: Weaver): void {
  const { plan } = weaver
  const hero = plan.world.roles.get('hero')
  for (const figure of plan.characters.filter((character) => character !== hero)) {
    for (const third of thirds.keys()) meetIn(weaver, figure, third)
  }
  for (const { name } of operationsOf(plan.operations, 'feature'))
    meetOften(weaver, findCharacter(plan.characters, name))
  if (hero) for (const third of thirds.keys()) nameIn(weaver, hero, third, heroLines[plan.world.age])
}

/** How many times somebody of the parent's would not be met in a third of the story. */
export function countMissing(weaver: Weaver): number {
  const hero = weaver.plan.world.roles.get('hero')
  const others = weaver.plan.characters.filter((figure) => figure !== hero)
  const missed = others.flatMap((figure) =>
    [...thirds.keys()].filter(
      (third) => !weaver.moments.some((moment) => moment.third === third && isMetOn(weaver, figure, moment)),
    ),
  )
  return missed.length
}

function meetIn(weaver: Weaver, figure: StoryFigure, third: number): void {
  const pages = weaver.moments.filter((moment) => moment.third === third)
  if (pages.some((moment) => isMetOn(weaver, figure, moment))) return
  const entrance = entranceOf(figure, weaver)
  const random = weaver.random(`presence/${figure.seed}/${third}`)
  const open = openPages(
    weaver,
    pages.filter(({ page }) => page > entrance),
    random,
  )
  const [moment] = whereWelcome(open, figure)
  if (!moment) {
    const isKnown = weaver.moments.some(
      (earlier) => earlier.third < third && isMetOn(weaver, figure, earlier),
    )
    if (isKnown) nameIn(weaver, figure, third, absentLines[weaver.plan.world.age])
    return
  }
  meetOn(weaver, figure, moment, random)
}

/** On every second page that does not name them yet. */
function meetOften(weaver: Weaver, figure: StoryFigure | undefined): void {
  if (!figure) return
  const open = weaver.moments.filter(
    (moment) =>
      moment.page > entranceOf(figure, weaver) && !moment.carriesVerse && !isMetOn(weaver, figure, moment),
  )
  for (const moment of open.filter((_moment, index) => index % 2 === 0)) {
    meetOn(weaver, figure, moment, weaver.random(`feature/${figure.seed}/${moment.page}`))
  }
}

function meetOn(weaver: Weaver, figure: StoryFigure, moment: Moment, random: Random): void {
  const naming = { roles: { other: figure }, nouns: surroundings(weaver, figure, moment, random) }
  const kind = lineKind(weaver, figure, moment)
  const lines = linesOf[figure.kind][weaver.plan.world.age]
  const text =
    tellOne(weaver, lines[kind] ?? [], naming, random) ?? tellOne(weaver, lines.middle, naming, random)
  if (text === undefined) return
  const find = naming.nouns.find?.noun.word
  if (find && text.includes(find)) weaver.kept.set(figure.name, find)
  const isShown = moment.scene.figures.some(({ name }) => name === figure.name)
  weave(
    weaver,
    moment.page,
    text,
    isShown || kind === 'elsewhere' ? undefined : joiningFigure(figure, moment),
  )
}

/** Names somebody in a third that does not, without bringing them along. */
function nameIn(weaver: Weaver, figure: StoryFigure, third: number, lines: readonly string[]): void {
  const pages = weaver.moments.filter((moment) => moment.third === third)
  if (pages.some((moment) => isMetOn(weaver, figure, moment))) return
  const random = weaver.random(`named/${figure.seed}/${third}`)
  const [moment] = openPages(weaver, pages, random)
  const text = moment && tellOne(weaver, lines, { roles: { other: figure } }, random)
  if (moment && text) weave(weaver, moment.page, text)
}

/** Gladness waits until the hero has chosen; a hero who is alone with a trouble stays alone with it. */
function lineKind(weaver: Weaver, figure: StoryFigure, moment: Moment): keyof PresenceLines {
  if (isAlone(moment) && figure.kind === 'human' && !moment.present.includes(figure)) return 'elsewhere'
  if (moment.mood < 0) return 'dark'
  const third = thirds[moment.third]
  return third === 'last' && moment.page <= choicePage(weaver) ? 'middle' : third
}

function isAlone({ scene, mood }: Moment): boolean {
  return mood < 0 && scene.figures.length <= 1
}

function isMetOn(weaver: Weaver, figure: StoryFigure, { page, paragraphs }: Moment): boolean {
  const woven = weaver.insertions.filter((insertion) => insertion.page === page).map(({ text }) => text)
  return [...paragraphs, ...woven].some((text) => isNamed(figure, text))
}

/** Pages whose picture shows somebody already come first, those on which the hero is alone with a trouble last. */
function whereWelcome(moments: readonly Moment[], figure: StoryFigure): Moment[] {
  const rank = (moment: Moment) => (moment.present.includes(figure) ? 0 : isAlone(moment) ? 2 : 1)
  return [...moments].sort((a, b) => rank(a) - rank(b))
}

/** The first page that shows a role; whoever no page shows comes along from the start. */
export function entranceOf(figure: StoryFigure, { plan }: Weaver): number {
  return plan.pages.findIndex(({ scene }) =>
    scene.cast.some(([role]) => plan.world.roles.get(role) === figure),
  )
}

/** A place and a small thing of the scene, and the thing somebody has had since an earlier page. */
function surroundings(
  weaver: Weaver,
  figure: StoryFigure,
  { scene }: Moment,
  random: Random,
): Record<string, ChosenNoun> {
  const { spots, finds } = wordsOfSettings[scene.setting]
  const kept = weaver.kept.get(figure.name)
  return {
    spot: nounOf(random.pick(spots)),
    ...(kept ? { kept: nounOf(kept) } : { find: nounOf(random.pick(finds)) }),
  }
}

function nounOf(word: string): ChosenNoun {
  return { noun: { id: word, word, forms: {} }, full: word, fromParent: false }
}
