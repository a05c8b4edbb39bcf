import type { Pose, SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { poseOfBody } from '../bodies/pose-of-body.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import { escaped } from '../words/escaped.ts'
import { withoutNegations, withoutSpeech } from '../words/plain-narration.ts'

/** What somebody is told to do at the beginning of a sentence, and the pose it is seen as. */
const deeds: readonly (readonly [RegExp, Pose])[] = [
  [/^(?:waves|waved)\b(?! (?:it|the|a|his|her|their)\b)/, 'wave'],
  [/^(?:claps|clapped)\b/, 'clap'],
  [/^(?:cheers|cheered)\b/, 'cheer'],
  [/^(?:jumps|jumped|hops|hopped) (?:up|up and down|for joy)\b|^(?:jumps|jumped|hops|hopped)[.!,]/, 'jump'],
  [/^(?:dances|danced)\b/, 'dance'],
  [/^(?:looks|looked) up(?= at the| to the|[.!,])/, 'look-up'],
  [/^(?:kneels|knelt)\b/, 'kneel'],
]

/** Who does nothing else may do what is told. */
const idle: ReadonlySet<Pose> = new Set<Pose>(['stand', 'walk', 'lean'])

const resting =
  /^(?:naps|sleeps|slept|napped|dozes|dozed|(?:is|was) (?:fast |sound )?asleep|(?:falls|fell) asleep|lies down|lay down|curls up|curled up)\b/
const hugging = /^(?:hugs|hugged|(?:gives|gave) (?:\w+ ){1,2}an? (?:\w+ )?hug)\b/
/** "Big, big hug!", "Hug, hug, hug": those whom the page is of. */
const onlyHug = /(?:^|[.!?]\s+|\n)(?:(?:A )?(?:[Ll]ong|[Bb]ig|[Gg]reat|[Ww]arm),? )*[Hh]ug(?:, hug)*[.!]/

/**
 * What a page tells somebody does is what its picture shows: who claps, waves, looks up, hugs somebody or naps does so, where the
 * plot's scene has them only stand there. For the youngest, of whom each sentence is one deed.
 */
export function deedsAsTold(
  scene: SceneDescription,
  text: string,
  cast: readonly StoryFigure[],
): SceneDescription {
  const sentences = withoutSpeech(text)
    .split(/(?<=[.!?;])\s+|\n/)
    .map((sentence) => withoutNegations(sentence.trim()))
  const figures = scene.figures.map((figure) => doing(figure, sentences, scene, cast))
  const done = { ...scene, figures }
  return onlyHug.test(text) && !figures.some(({ pose }) => pose === 'hug') ? hugged(done, cast) : done
}

function doing(
  figure: SceneFigure,
  sentences: readonly string[],
  { figures }: SceneDescription,
  cast: readonly StoryFigure[],
): SceneFigure {
  const told = toldOf(figure.name, sentences)
  const kind = cast.find(({ name }) => name === figure.name)
  const bodies = bodiesOf(figure, cast)
  if (kind?.kind !== 'human' && told.some((words) => resting.test(words)) && idleOrSitting(figure))
    return { ...without(figure), pose: 'sleep', face: 'calm' }
  if (!idle.has(figure.pose)) return figure
  const hug = told.find((words) => hugging.test(words))
  const other = hug && figures.find(({ name }) => name !== figure.name && hug.includes(name))
  if (other) return { ...without(figure), pose: poseOfBody('hug', bodies), look: other.name }
  const pose = told.flatMap((words) => deeds.find(([pattern]) => pattern.test(words))?.[1] ?? [])[0]
  if (!pose || (figure.hold !== undefined && pose !== 'wave' && pose !== 'look-up')) return figure
  return { ...figure, pose: poseOfBody(pose, bodies) }
}

const idleOrSitting = ({ pose }: SceneFigure): boolean => idle.has(pose) || pose === 'sit' || pose === 'run'

const bodiesOf = ({ name }: SceneFigure, cast: readonly StoryFigure[]): StoryFigure['bodies'] =>
  cast.find((one) => one.name === name)?.bodies ?? []

const without = ({ hold: _inHand, ...rest }: SceneFigure): SceneFigure => rest

/** What each sentence that begins with somebody says of them. */
const toldOf = (name: string, sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => {
    const [, words] =
      new RegExp(`^(?:And |Then |Now )?${escaped(name)}(?: the \\p{L}+)? (.+)$`, 'u').exec(sentence) ?? []
    return words ? [words] : []
  })

/** The first two people of the page, who look at each other, hold each other. */
function hugged(scene: SceneDescription, cast: readonly StoryFigure[]): SceneDescription {
  const people = scene.figures.filter(({ name }) => cast.find((one) => one.name === name)?.kind === 'human')
  const [doer] = people
  const partner =
    people.find(({ name }) => name === doer?.look) ?? people.find(({ look }) => look === doer?.name)
  if (!doer || !partner) return scene
  const figures = scene.figures.map((figure) =>
    figure === doer
      ? { ...without(figure), pose: poseOfBody('hug', bodiesOf(figure, cast)), look: partner.name }
      : figure === partner
        ? { ...without(figure), pose: poseOfBody('stand', bodiesOf(figure, cast)), look: doer.name }
        : figure,
  )
  return { ...scene, figures }
}
