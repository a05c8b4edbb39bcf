import { suitBodies } from '../bodies/suit-bodies.ts'
import type { FigureFact } from '../figures/figure-fact.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import { namedFacts, parseNotation, requiredNames } from '../notation/notation.ts'
import { isFilled, type World } from '../notation/world.ts'
import type { ActingKind, Age, FactName, Hinge, Passage, Plot, PlotOutline, Role } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import { type ActingFact, formsFor } from './acting-facts.ts'
import { type PageSource, sideOf } from './lay-pages.ts'

/** What is told of a hinge on one page. */
export interface PlacedPassage {
  page: number
  isBefore: boolean
  say: string
}

export interface ChosenHinges {
  passages: readonly PlacedPassage[]
  facts: World['facts']
  /** Facts of the figures that need no telling beside the plot. */
  acting: ReadonlySet<FigureFact>
}

export interface HingeWishes {
  plot: Plot
  pages: readonly PageSource[]
  /** Without acting facts yet. */
  world: World
  /** How many details and figures the story has to hold beside. */
  others: number
  /** What could act of each figure. */
  factsOf(figure: StoryFigure): readonly ActingFact[]
  /** Whether a passage has to stay out: it names something that the story is to do without, or is too dark for it. */
  isRefused(words: string, kind: ActingKind): boolean
}

/** More facts of one figure would be a second plot; the short pages of the young also have to say who everybody is. */
const mostOfHero: Readonly<Record<Age, number>> = { toddlers: 1, early: 1, middle: 2, preteen: 2 }
const mostOf = (role: Role, age: Age): number => (role === 'hero' ? mostOfHero[age] : 1)

/** On so many of the pages something may act; whatever else it has to hold takes the room of one or of half a one. */
const share: Readonly<Record<Age, number>> = { toddlers: 0.4, early: 0.5, middle: 0.5, preteen: 0.6 }

const shareOfOther: Readonly<Record<Age, number>> = { toddlers: 1, early: 1, middle: 0.5, preteen: 0.5 }

/** Longer forms would swallow the sentence they are put into. */
const mostWords: Readonly<Record<Age, number>> = { toddlers: 3, early: 4, middle: 5, preteen: 6 }

/** What takes a page from another one can be drawn first: of so many draws the one in which most acts is taken. */
const draws = 8

/** Which facts act in a story, and on which pages. */
export function chooseHinges(wishes: HingeWishes, random: Random): ChosenHinges {
  const drawn = Array.from({ length: draws }, () => drawHinges(wishes, random))
  return drawn.reduce((best, one) => (one.facts.size > best.facts.size ? one : best))
}

/** One fact of each figure before the second of any. */
function drawHinges(wishes: HingeWishes, random: Random): ChosenHinges {
  const order = random.shuffle(wishes.plot.hinges)
  const chosen = new Chosen(wishes)
  for (const turn of [1, 2])
    for (const [role, figure] of leadersFirst(wishes.world)) {
      if (turn > mostOf(role, wishes.world.age)) continue
      const facts = random.shuffle(wishes.factsOf(figure))
      const own = order.filter(({ acts }) => roleOf(acts) === role)
      own.some((hinge) => facts.some((fact) => chosen.take(hinge, fact)))
    }
  return chosen
}

/** How many facts of these figures can act in a plot. */
export function countHinges(
  { hinges }: PlotOutline,
  roles: ReadonlyMap<Role, StoryFigure>,
  factsOf: HingeWishes['factsOf'],
  age: Age,
): number {
  const possible = [...roles].flatMap(([role, figure]) => {
    const kinds = factsOf(figure).map(({ kind }) => kind)
    const own = hinges.filter(({ acts }) => roleOf(acts) === role && kinds.includes(kindOf(acts)))
    return own.slice(0, mostOf(role, age))
  })
  return possible.length
}

function leadersFirst({ roles }: World): [Role, StoryFigure][] {
  return [...roles].sort(([one], [other]) => Number(other === 'hero') - Number(one === 'hero'))
}

const roleOf = (fact: FactName): Role => fact.slice(0, fact.indexOf('.')) as Role
const kindOf = (fact: FactName): ActingKind => fact.slice(fact.indexOf('.') + 1) as ActingKind

class Chosen implements ChosenHinges {
  readonly passages: PlacedPassage[] = []
  readonly facts = new Map<FactName, Readonly<Record<string, string>>>()
  readonly acting = new Set<FigureFact>()
  private readonly words = new Set<string>()
  private readonly wishes: HingeWishes

  constructor(wishes: HingeWishes) {
    this.wishes = wishes
  }

  /** Takes the hinge if all of it can be told; false where it cannot. */
  take({ acts, early, late }: Hinge, { kind, forms, words, source }: ActingFact): boolean {
    const { pages } = this.wishes
    if (kind !== kindOf(acts) || this.facts.has(acts) || this.isTold(words)) return false
    const own = formsFor(roleOf(acts), forms)
    const passages = early ? [early, late] : [late]
    if (!passages.every((passage) => this.canBeTold(passage, kind, own))) return false
    const choice = pages.findIndex(({ carriesChoice }) => carriesChoice)
    const planted = early && this.placeOf(early, { behind: -1, before: choice })
    const paid = this.placeOf(late, { behind: planted?.page ?? 0, before: pages.length })
    if (!paid || (early && !planted) || this.room() < passages.length) return false
    this.passages.push(...(planted ? [planted] : []), paid)
    this.facts.set(acts, own)
    this.words.add(words.toLowerCase())
    if (source) this.acting.add(source)
    return true
  }

  /** For so many passages. */
  private room(): number {
    const { world, pages, others } = this.wishes
    return share[world.age] * pages.length - shareOfOther[world.age] * others - this.passages.length
  }

  /** "drum" and "plays the drums" are one. */
  private isTold(words: string): boolean {
    const these = words.toLowerCase()
    return [...this.words].some((told) => told.includes(these) || these.includes(told))
  }

  private canBeTold({ say }: Passage, kind: ActingKind, forms: Readonly<Record<string, string>>): boolean {
    const { world, isRefused } = this.wishes
    const text = say[world.age]
    const pieces = parseNotation(text)
    const named = namedFacts(pieces).map(({ form }) => forms[form])
    return (
      named.every((form) => form !== undefined && form.split(' ').length <= mostWords[world.age]) &&
      !(named.some((form) => form?.includes('{')) && isNamedInSpeech(text)) &&
      requiredNames(pieces).every((names) => names.some((name) => isFilled(world, name))) &&
      !isRefused(`${text} ${Object.values(forms).join(' ')}`, kind) &&
      suitBodies(text, world).strain === 0
    )
  }

  /** A free place on a page behind one and before another; the last page ends as the plot does. */
  private placeOf(
    { at, say }: Passage,
    { behind, before }: { behind: number; before: number },
  ): PlacedPassage | undefined {
    const { pages, world } = this.wishes
    const places = at.map((seam) => {
      const [side, beat = ''] = seam.split(' ')
      const isBefore = side === 'before'
      const page = pages.findIndex(({ id }) => id.split('/').at(isBefore ? 0 : -1) === beat)
      return { page, isBefore, say: say[world.age] }
    })
    return places.find(
      (place) =>
        place.page > behind &&
        place.page < before &&
        (place.isBefore || place.page < pages.length - 1) &&
        this.isFree(place),
    )
  }

  /** The pages of the young bear one fact, those of the older one at either end. */
  private isFree({ page, isBefore }: PlacedPassage): boolean {
    const isYoung = sideOf(this.wishes.world.age) === 'young'
    return !this.passages.some((other) => other.page === page && (isYoung || other.isBefore === isBefore))
  }
}

/** "His rabbit" is the narrator's word: whoever speaks of it would say "my" or "your". */
function isNamedInSpeech(text: string): boolean {
  return text.split('"').some((part, index) => index % 2 === 1 && namedFacts(parseNotation(part)).length > 0)
}
