import type { Pose, SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { isNamedIn } from '../words/find-present.ts'
import { withoutIdioms, withoutNegations, withoutSpeech } from '../words/plain-narration.ts'
import { propWords } from '../words/scene-words.ts'

/** What hands do with a thing, as a story tells it; what somebody once did, would do or could do is told in other words. */
const handling =
  'held|holds|carried|carries|lifted|lifts|brought|brings|gave|gives|handed|hands|waved|waves|picked up|picks up|took|takes|' +
  'put|puts|laid|lays|set out|sets out|set down|sets down|stirred|stirs|stacked|stacks|dried|dries|washed|washes|swept|sweeps|scrubbed|scrubs|' +
  'emptied|empties|filled|fills|wound|winds|hung|hangs|shook|shakes|cut|cuts|ate|eats|drank|drinks|folded|folds|opened|opens|' +
  'leaned on|leans on|dropped|drops|pushed|pushes|pulled|pulls|rolled|rolls|threw|throws|polished|polishes|peeled|peels|' +
  'buttered|butters|tied|ties|untied|turned over|turns over|pointed at|unwrapped|unwraps|watered|waters|caught|catches'

/** Before a thing these say that it is elsewhere, or only like one. */
const elsewhere = '(?:like|as|than|that|which|who|until|because|if|when|to|from|at|past|behind)'

/** With these behind it a thing is part of another: "the puppet show", "a fish face", "the umbrella stand". */
const compound = "(?:'s|’s)| (?:race|show|stop|ride|bag|face|stand|skin|cake|of)\\b"
const named = new RegExp(`(?:${propWords.source})(?!${compound})`, 'gu')

const handled = new RegExp(
  `\\b(${handling}) (?:(?!${elsewhere}\\b)[\\p{L}'’-]+ ){0,4}?(${propWords.source})(?!${compound})`,
  'u',
)

/** What is told of another time or only thought: nothing of it is seen. */
const notNow =
  /\b(?:had|has|have|would|could|should|might|must|will|can|used to|once|ago|last (?:year|summer|week|night)|yesterday|tomorrow|next|always|never|usually|every|if|like an?|as if|as though|wanted|wished|imagined|dreamed|remembered|thought of|so that|the way|as you|you|who|wants?|knows?|where|forgot|forgets|makes an?|god'?s?)\b|\?/

/** Furniture and what is larger than hands: where it belongs the place has it. */
const unhandy =
  /\b(?:bed|table|chair|bench|sofa|armchair|stove|window|door|gate|fence|tree|stool|stick|mushroom|bathtub|bridge|tent|house|treehouse|moon|sun|stars?|rainbow|puddle|hay|bus|car|train|tractor|truck|wagon|boat|raft|castle|windmill|lighthouse|fountain|sandbox|seesaw|anchor|bicycle|bike|ladder|nest|wheelchair|crutches|piano|campfire|snowman)e?s?$/

/** Poses in which a hand can have something. */
const freeHanded: ReadonlySet<Pose> = new Set<Pose>([
  'stand',
  'walk',
  'sit',
  'work',
  'kneel',
  'look-up',
  'lean',
  'hold-up',
  'give',
  'run',
  'reach',
])

/** More than this many things crowd a picture. */
const mostProps = 4

/**
 * A thing that somebody handles on a page is in those hands; where they are full, or it is nobody's, it is there. The youngest are
 * told of nothing but what is there: all things that their few sentences name are.
 */
export function handledAsTold(
  scene: SceneDescription,
  text: string,
  { names, isForToddlers }: { names: readonly string[]; isForToddlers: boolean },
): SceneDescription {
  const held = withThingHandled(scene, text, names)
  return isForToddlers ? withThingNamed(held, text, names) : held
}

function withThingNamed(scene: SceneDescription, text: string, names: readonly string[]): SceneDescription {
  const things = plainSentences(text).flatMap(({ seen }) =>
    notNow.test(seen) ? [] : (seen.match(named) ?? []),
  )
  const first = things.find((thing) => isLacking(scene, thing, names))
  return first === undefined || scene.props.length >= mostProps
    ? scene
    : { ...scene, props: [...scene.props, first] }
}

function withThingHandled(scene: SceneDescription, text: string, names: readonly string[]): SceneDescription {
  const told = thingHandled(scene, text, names)
  if (!told) return scene
  const { thing, who } = told
  const holder = scene.figures.find((figure) => figure === who && isFree(figure))
  if (holder)
    return { ...scene, figures: scene.figures.map((one) => (one === holder ? { ...one, hold: thing } : one)) }
  return scene.props.length < mostProps ? { ...scene, props: [...scene.props, thing] } : scene
}

const isFree = ({ hold, pose }: SceneFigure): boolean => hold === undefined && freeHanded.has(pose)

const bySomebodyTold = /^(?:then |and |so |there |now )?(?:he|she|they)\b/i

/** The first thing that hands do something with and that the picture lacks, and whose hands they are. */
function thingHandled(
  scene: SceneDescription,
  text: string,
  names: readonly string[],
): { thing: string; who: SceneFigure | undefined } | undefined {
  let last: SceneFigure | undefined
  for (const { sentence, seen } of plainSentences(text)) {
    const named = namedFirst(sentence, scene.figures)
    last = named ?? last
    const [, verb, thing] = handled.exec(seen) ?? []
    if (!verb || !thing || notNow.test(seen) || !isLacking(scene, thing, names)) continue
    const before = sentence.slice(0, sentence.toLowerCase().indexOf(verb))
    const doer = namedFirst(before, scene.figures) ?? (bySomebodyTold.test(before) ? last : undefined)
    // What somebody handles who is not in the picture is not in it, either.
    if (!doer && !bySomebodyTold.test(before)) continue
    return { thing, who: doer }
  }
  return undefined
}

/** Each sentence as it is told, and what of it is seen. */
const plainSentences = (text: string): { sentence: string; seen: string }[] =>
  withoutSpeech(text)
    .split(/(?<=[.!?;])\s+|\n/)
    .map((sentence) => ({ sentence, seen: withoutNegations(withoutIdioms(sentence.toLowerCase())) }))

/** Whether a thing is missing in the picture: a dog called Button is no button. */
const isLacking = (scene: SceneDescription, thing: string, names: readonly string[]): boolean =>
  !unhandy.test(thing) &&
  !names.some((name) => name.toLowerCase().split(' ').includes(thing)) &&
  !isShown(scene, thing)

/** Of those of the picture whom a sentence names, the one it names first. */
function namedFirst(sentence: string, figures: readonly SceneFigure[]): SceneFigure | undefined {
  const named = figures.filter(({ name }) => isNamedIn(sentence, name))
  return named.sort((one, other) => sentence.indexOf(one.name) - sentence.indexOf(other.name))[0]
}

function isShown({ props, figures }: SceneDescription, thing: string): boolean {
  const word = thing.split(' ').at(-1)?.replace(/e?s$/, '') ?? thing
  return [...props, ...figures.flatMap(({ hold, wears = [] }) => [hold ?? '', ...wears])].some((noun) =>
    noun.includes(word),
  )
}
