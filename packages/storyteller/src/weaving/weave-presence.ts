import { findCharacter } from '../feedback/apply-cast-changes.ts'
import { operationsOf } from '../feedback/operation.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import { type ChosenNoun, figureOf } from '../notation/world.ts'
import { sidelinedIn } from '../plan/story-plan.ts'
import type { Random } from '../random.ts'
import { isWantedMuchShorter } from '../telling/fit-length.ts'
import { isNamedIn } from '../words/find-present.ts'
import { joiningFigure } from './joining-figure.ts'
import type { Moment } from './moment.ts'
import { absentLines, heroLines } from './presence/absent-lines.ts'
import { linesOfFigure } from './presence/lines-of-figure.ts'
import type { PresenceLines } from './presence/presence-lines.ts'
import { wordsOfSettings } from './presence/settings.ts'
import { togetherLines } from './presence/together-lines.ts'
import { freeStages } from './stages.ts'
import { suitsScene } from './suits-scene.ts'
import { weave } from './weave.ts'
import { choicePage, openPages, tellAgain, tellOne, type Weaver } from './weaver.ts'

/** Where somebody of whom there is to be less is met once. */
const middleThird = 1

const thirds = ['first', 'middle', 'last'] as const satisfies readonly (keyof PresenceLines)[]

/**
 * Everyone the parent named is to be met in each third of the story; somebody whose role comes in later, from
 * that page on.
 */
export function weavePresence(weaver: Weaver): void {
  const { plan } = weaver
  const hero = plan.world.roles.get('hero')
  const sidelined = sidelinedIn(plan.operations, plan.characters)
  const others = plan.characters.filter((character) => character !== hero && !sidelined.has(character.name))
  for (const third of thirds.keys()) meetTogether(weaver, others, third)
  const wanted = isWantedMuchShorter(plan) ? [middleThird] : [...thirds.keys()]
  for (const figure of others) {
    for (const third of wanted) meetIn(weaver, figure, third)
  }
  for (const figure of plan.characters.filter(({ name }) => sidelined.has(name))) {
    const isMet = weaver.moments.some((moment) => isMetOn(weaver, figure, moment))
    if (!isMet) meetIn(weaver, figure, middleThird)
  }
  for (const { name } of operationsOf(plan.operations, 'feature'))
    meetOften(weaver, findCharacter(plan.characters, name))
  if (hero) for (const third of thirds.keys()) nameIn(weaver, hero, third, heroLines[plan.world.age])
}

/** Where there is little room, one line brings all who come along without a part, instead of one line each. */
function meetTogether(weaver: Weaver, others: readonly StoryFigure[], third: number): void {
  const pages = weaver.moments.filter((moment) => moment.third === third)
  const missing = others
    .filter((figure) => entranceOf(figure, weaver) < 0)
    .filter((figure) => !pages.some((moment) => isMetOn(weaver, figure, moment)))
  const [first] = missing
  const lines = togetherLines[weaver.plan.world.age]
  if (!first || missing.length < lines.fromMissing(pages.length)) return
  const random = weaver.random(`together/${third}`)
  const [moment] = whereWelcome(weaver, pages, first, random)
  if (!moment) return
  const kind = lineKind(weaver, first, moment)
  const text = tellOne(weaver, lines[kind], { nouns: { all: nounOf(listed(missing)) } }, random)
  if (text === undefined) return
  const joining = kind === 'elsewhere' ? [] : missing.filter((figure) => !isShown(figure, moment))
  weave(weaver, moment.page, text, {
    deed: true,
    joining: joining.map((figure) => joiningFigure(figure, moment)),
  })
}

/** "Rose, Dot and Captain Bear". */
function listed(figures: readonly StoryFigure[]): string {
  const names = figures.map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** How many times somebody of the parent's would not be met in a third of the story. */
export function countMissing(weaver: Weaver): number {
  return [...thirds.keys()].reduce((sum, third) => sum + countMissingIn(weaver, third), 0)
}

/** How many of the parent's would not be met in one third. */
export function countMissingIn(weaver: Weaver, third: number): number {
  const hero = weaver.plan.world.roles.get('hero')
  const pages = weaver.moments.filter((moment) => moment.third === third)
  return weaver.plan.characters.filter(
    (figure) => figure !== hero && !pages.some((moment) => isMetOn(weaver, figure, moment)),
  ).length
}

function meetIn(weaver: Weaver, figure: StoryFigure, third: number): void {
  const pages = weaver.moments.filter((moment) => moment.third === third)
  if (pages.some((moment) => isMetOn(weaver, figure, moment))) return
  const random = weaver.random(`presence/${figure.seed}/${third}`)
  const [moment] = whereWelcome(weaver, pages, figure, random)
  if (!moment) {
    const isKnown = weaver.moments.some(
      (earlier) => earlier.third < third && isMetOn(weaver, figure, earlier),
    )
    if (isKnown) nameIn(weaver, figure, third, absentLines[weaver.plan.world.age])
    return
  }
  meetOn(weaver, figure, moment, random)
}

/** On every second page that does not name them yet; where all do, once more on the first of them. */
function meetOften(weaver: Weaver, figure: StoryFigure | undefined): void {
  if (!figure) return
  const after = weaver.moments.filter(
    (moment) => moment.page > entranceOf(figure, weaver) && !moment.carriesVerse,
  )
  const open = after.filter((moment) => !isMetOn(weaver, figure, moment))
  const known = after.filter((moment) => !open.includes(moment))
  for (const moment of [...everySecond(open), ...(open.length > 1 ? [] : known.slice(0, 2))]) {
    meetOn(weaver, figure, moment, weaver.random(`feature/${figure.seed}/${moment.page}`))
  }
}

function everySecond(moments: readonly Moment[]): Moment[] {
  return moments.filter((_moment, index) => index % 2 === 0)
}

function meetOn(weaver: Weaver, figure: StoryFigure, moment: Moment, random: Random): void {
  const naming = { roles: { other: figure }, nouns: surroundings(weaver, figure, moment, random) }
  const kind = lineKind(weaver, figure, moment)
  const lines = linesOfFigure(figure)[weaver.plan.world.age]
  const fitting = (lines[kind] ?? []).filter((line) => namesOther(line) && suitsScene(line, moment))
  const stages = freeStages(weaver, moment.page)
  const onStage = fitting.filter((line) => stages.has(line.startsWith('"') ? 'answer' : 'act'))
  const text =
    tellOne(weaver, onStage, naming, random) ??
    tellOne(weaver, fitting, naming, random) ??
    tellOne(weaver, lines.middle.filter(namesOther), naming, random) ??
    tellAgain(weaver, fitting, naming, random)
  if (text === undefined) return
  const find = naming.nouns.find?.noun.word
  if (find && text.includes(find)) weaver.kept.set(figure.name, find)
  const joining = isShown(figure, moment) || kind === 'elsewhere' ? [] : [joiningFigure(figure, moment)]
  weave(weaver, moment.page, text, { deed: kind !== 'elsewhere', joining })
}

/** Some lines go on about the hero only; whoever is to be met must be named. */
function namesOther(line: string): boolean {
  return /\{other\}/i.test(line)
}

function isShown({ name }: StoryFigure, { scene }: Moment): boolean {
  return scene.figures.some((figure) => figure.name === name)
}

/** Names somebody in a third that does not, without bringing them along. */
function nameIn(weaver: Weaver, figure: StoryFigure, third: number, lines: readonly string[]): void {
  const pages = weaver.moments.filter((moment) => moment.third === third)
  if (pages.some((moment) => isMetOn(weaver, figure, moment))) return
  const random = weaver.random(`named/${figure.seed}/${third}`)
  const bright = pages.filter(({ mood }) => mood >= 0)
  const [moment] = openPages(weaver, bright.length > 0 ? bright : pages, random)
  const naming = { roles: { other: figure } }
  const text = tellOne(weaver, lines, naming, random) ?? tellAgain(weaver, lines, naming, random)
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
  return [...paragraphs, ...woven].some((text) => isNamedIn(text, figure.name))
}

/**
 * Pages whose picture shows somebody already come first, those on which the hero is alone with a trouble last;
 * among the same, those on which there is a moment to act in.
 * Whoever has a part in the plot is where the plot says, and on no other page.
 */
function whereWelcome(
  weaver: Weaver,
  moments: readonly Moment[],
  figure: StoryFigure,
  random: Random,
): Moment[] {
  const welcome = (moment: Moment) =>
    moment.present.includes(figure) ? 0 : isAlone(moment) ? 3 : moment.mood < 0 ? 2 : 1
  const rank = (moment: Moment) => welcome(moment) - (freeStages(weaver, moment.page).size > 0 ? 0.5 : 0)
  const hasPart = entranceOf(figure, weaver) >= 0
  const welcoming = moments.filter((moment) => !hasPart || moment.present.includes(figure))
  return openPages(weaver, welcoming, random).sort((a, b) => rank(a) - rank(b))
}

/** The first page that shows a role; whoever no page shows comes along from the start. */
export function entranceOf(figure: StoryFigure, { plan }: Weaver): number {
  return plan.pages.findIndex(({ scene }) => scene.cast.some(([who]) => figureOf(plan.world, who) === figure))
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
