import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import { type Change, done, notDone, type Operation, withLeft } from './change.ts'
import { figuresMeant, withFigures } from './figures-meant.ts'
import { firstMatch, wordsLeft } from './first-match.ts'
import { pairPoses, posesOfWords, thingsOfPoses } from './words-of-poses.ts'

/** What those who are named do, and to whom. */
export const changePoses: Operation<'pose'> = (scene, wish) => {
  const { who, words, whom, thing, rest } = wish
  const found = firstMatch(posesOfWords, words)
  if (!found) return notDone(scene)
  const pose = found.value
  const meant = figuresMeant(scene, who, 'whoever is alone')
  const other = whom === null ? undefined : scene.figures.find(({ name }) => name === whom)
  if (meant.length === 0 || (whom !== null && !other)) return notDone(scene)
  if (!wish.wanted) return withoutPose(scene, pose, meant)
  const left = leftOf(pose, `${thing ?? ''} ${rest}`, words)
  if (pairPoses.has(pose)) return withLeft(togetherIn(scene, pose, meant, other, false), left)
  const changed = withFigures(scene, meant, (figure) => ({
    ...figure,
    pose,
    ...(other && other.name !== figure.name && { look: other.name }),
  }))
  return withLeft(done(changed), left)
}

/** Who does what is refused stands still; nobody else moves. */
function withoutPose(scene: SceneDescription, pose: Pose, meant: readonly SceneFigure[]): Change {
  const doing = meant.filter((figure) => figure.pose === pose)
  return done(withFigures(scene, doing, (figure) => ({ ...figure, pose: 'stand' })))
}

/** What of the words no pose shows: "behind Mia", "three balls". */
function leftOf(pose: Pose, said: string, words: string): string[] {
  const own = thingsOfPoses[pose]?.exec(words)?.[0] ?? ''
  return wordsLeft(said, own, 'ground floor')
}

export const changeHands: Operation<'hold-hands'> = (scene, { who, whom }) =>
  joined(scene, 'hold-hands', who, whom)
export const changeHug: Operation<'hug'> = (scene, { who, whom }) => joined(scene, 'hug', who, whom)

/** Two who touch: those who are named, or both where there are two. */
function joined(
  scene: SceneDescription,
  pose: Pose,
  who: 'everybody' | readonly string[],
  whom: string | null,
): Change {
  const named = who === 'everybody' ? [] : who
  const meant = figuresMeant(scene, named.length > 0 ? named : 'everybody', 'everybody')
  const other = scene.figures.find(({ name }) => name === whom)
  if (meant.length === 1 && !other && scene.figures.length === 2)
    return togetherIn(
      scene,
      pose,
      meant,
      scene.figures.find((one) => !meant.includes(one)),
      true,
    )
  return togetherIn(scene, pose, meant, other, true)
}

/** One does it to the other; of two who do it both do. */
function togetherIn(
  scene: SceneDescription,
  pose: Pose,
  meant: readonly SceneFigure[],
  other: SceneFigure | undefined,
  isMutual: boolean,
): Change {
  const [first, second] = meant
  const partner = other ?? (meant.length === 2 ? second : undefined)
  if (!first || !partner || first === partner || meant.length > 2) return notDone(scene)
  const both = isMutual || other === undefined
  const doers = both ? [first, partner] : [first]
  return done(
    withFigures(scene, doers, (figure) => ({
      ...figure,
      pose,
      look: figure === first ? partner.name : first.name,
    })),
  )
}
