import { listenToPictureWish, type PictureWishClause } from '@faith-fables/listener'
import { readCast } from '../looks/read-cast.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { type Cast, type Outcome, outcomeOfAll } from './change.ts'
import { stageAnew } from './change-view.ts'
import { applyWish } from './operations.ts'
import { pictureCast } from './picture-cast.ts'

/** What became of each wish of a feedback, in the order and the words it was typed in. */
export type PictureReport = { words: string; outcome: Outcome }[]

/** What became of a parent's wish. */
export interface RevisedScene {
  scene: SceneDescription
  report: PictureReport
  /** Nothing was changed, since nothing was understood or all is so already: the scene is staged anew. */
  isUnchanged?: true
}

/**
 * What a parent says about a picture changes what it says and keeps the rest ("make it night", "Mia should smile", "closer").
 * What is not surely understood, and what a scene has no words for, is told as not done. Where nothing changes the same scene
 * is staged anew, so that the next picture is never the same as the last.
 */
export function reviseScene(
  scene: SceneDescription,
  cast: FigureDescription[],
  feedback: string,
): RevisedScene {
  const known = { descriptions: cast, looks: readCast(cast) }
  const { clauses, otherLanguage } = listenToPictureWish({
    words: feedback,
    cast: pictureCast(scene, known),
    things: scene.props.map((noun) => noun.toLowerCase()),
  })
  if (otherLanguage)
    return {
      scene: stageAnew(scene),
      report: [{ words: feedback.trim(), outcome: 'not done' }],
      isUnchanged: true,
    }
  let revised = scene
  const report: PictureReport = []
  for (const clause of clauses.filter((one) => !asksForNothing(one))) {
    const followed = followClause(revised, clause, known)
    revised = followed.scene
    report.push({ words: clause.words, outcome: followed.outcome })
  }
  const isChanged = JSON.stringify(revised) !== JSON.stringify(scene)
  return isChanged ? { scene: revised, report } : { scene: stageAnew(scene), report, isUnchanged: true }
}

/** So sure must it be that a clause asks for nothing: what is taken for praise is not spoken of again. */
const surely = 0.6

const asksForNothing = ({ label, probability, words }: PictureWishClause): boolean =>
  reasoning.test(words) ||
  (/^(?:praise|not-a-wish)$/.test(label) && probability >= surely && !commanding.test(words)) ||
  saysNothing.test(words)

/** "So we look where they look" says why. */
const reasoning =
  /^so (?:that )?(?:we|you|i|one|people) (?:can |could )?(?:see|look|know|understand|get|feel|tell|notice|recogni[sz]e)\b|^(?:because|since|cos) /i

/** "Make Leo a girl", "he wants it spookier" ask, whatever they are taken for. */
const commanding =
  /^(?:he|she|they|i|we) (?:really |just )?(?:wants?|needs?|prefers?) (?:it|this|him|her|them|the \S+) (?:a bit |much |more )?\S+er$|^(?:please |and |also |could you |can you )*(?:make|put|give|draw|show|change|turn|remove|add|move|bring) (?!(?:me|us|my \S+|our \S+) )/i

const saysNothing = /^(?:the same|same|picture|\P{L}|please|pls|thanks|thank you|hi|hello|and|so)*$/iu

function followClause(
  scene: SceneDescription,
  { certain, wishes, leftOver }: PictureWishClause,
  cast: Cast,
): { scene: SceneDescription; outcome: Outcome } {
  if (!certain) return { scene, outcome: 'not done' }
  let revised = scene
  const outcomes: Outcome[] = []
  for (const wish of wishes) {
    const change =
      wish.kind === 'match-text' ? asTold(revised, wish.words, cast) : applyWish(revised, wish, cast)
    revised = change.scene
    outcomes.push(change.outcome)
  }
  const outcome = outcomeOfAll(outcomes)
  return { scene: revised, outcome: outcome === 'done' && leftOver.length > 0 ? 'partly' : outcome }
}

/** "In the text it's raining": what it is said to tell is followed as a wish; the text itself nobody reads here. */
function asTold(
  scene: SceneDescription,
  told: string,
  cast: Cast,
): { scene: SceneDescription; outcome: Outcome } {
  const { clauses } = listenToPictureWish({
    words: told,
    cast: pictureCast(scene, cast),
    things: scene.props.map((noun) => noun.toLowerCase()),
  })
  const [clause] = clauses
  const surroundings = applyWish(
    scene,
    { kind: 'weather', words: told, wanted: !/\b(?:no|not|n't)\b/.test(told) },
    cast,
  )
  if (surroundings.outcome === 'done' || !clause || clauses.length > 1) return surroundings
  const wishes = clause.wishes.filter(
    (wish) =>
      !/^(?:match-text|mistake|amount)$/.test(wish.kind) && !(wish.kind === 'add-thing' && wish.further),
  )
  return followClause(scene, { ...clause, wishes, certain: wishes.length > 0 }, cast)
}
