import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { StoryFigure } from '../figures/story-figure.ts'
import { figureOf } from '../notation/world.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { versePlace } from '../telling/sentences.ts'

/** One page as the weaver sees it: what is told, who is there, and in what mood. */
export interface Moment {
  page: number
  /** Paragraphs, not yet polished. */
  paragraphs: readonly string[]
  scene: SceneDescription
  /** The story's feeling-image: a page that ends on it has ended. */
  image: string | undefined
  /** Below 0 dark, above 0 bright. */
  mood: number
  carriesVerse: boolean
  carriesChoice: boolean
  /** Everybody whom the plot shows there; whoever is only spoken of may be far away. */
  present: readonly StoryFigure[]
  /** 0 for the first third of the story, 2 for the last. */
  third: 0 | 1 | 2
}

export function momentsOf(
  plan: StoryPlan,
  told: readonly string[],
  scenes: readonly SceneDescription[],
): Moment[] {
  const everybody = everyoneIn(plan)
  return plan.pages.map((page, index) => {
    const text = told[index] ?? ''
    const shown = page.scene.cast.flatMap(([who]) => figureOf(plan.world, who) ?? [])
    const { low, high } = page.valence
    return {
      page: index,
      paragraphs: text.split('¶'),
      scene: scenes[index] as SceneDescription,
      image: plan.world.nouns.get('img')?.noun.word,
      mood: low < 0 ? low : high,
      carriesVerse: page.carriesVerse || text.includes(versePlace),
      carriesChoice: page.carriesChoice,
      present: everybody.filter((figure) => shown.includes(figure)),
      third: thirdOf(index, plan.pages.length),
    }
  })
}

export function everyoneIn(plan: StoryPlan): StoryFigure[] {
  return [...new Set([...plan.world.roles.values(), ...plan.characters])]
}

export function thirdOf(page: number, count: number): 0 | 1 | 2 {
  if (page < Math.floor(count / 3)) return 0
  return page < Math.floor((2 * count) / 3) ? 1 : 2
}

/** Animals, toys and babies have no lines of their own. */
export function canTalk({ kind, bodies }: StoryFigure): boolean {
  return kind === 'human' && !bodies.includes('little')
}

/** A human beside somebody on the page with whom one can talk, those of the parent first. */
export function companyOf(moment: Moment, who: StoryFigure | undefined): StoryFigure | undefined {
  const others = moment.present.filter((figure) => figure !== who && canTalk(figure))
  return others.find(({ fromParent }) => fromParent) ?? others[0]
}
