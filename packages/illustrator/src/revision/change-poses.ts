import { carriesRider } from '../animals/carries.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { possiblePose } from '../people/staged-stance.ts'
import { findProp } from '../props/find-prop.ts'
import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Cast, type Change, done, notDone, type Operation, type Outcome, withLeft } from './change.ts'
import { besideThing, figuresAt } from './change-places.ts'
import { addThing, holdThing, nounInScene } from './change-things.ts'
import { bothIn, figuresMeant, withFigures } from './figures-meant.ts'
import { firstMatch, wordsLeft } from './first-match.ts'
import { atThing, ofPeople, pairPoses, posesOfWords, thingsOfPoses, withThing } from './words-of-poses.ts'

/** What those who are named do, and to whom. */
export const changePoses: Operation<'pose'> = (scene, wish, cast) => {
  const { who, words, whom, thing, rest } = wish
  if (eyesShut.test(words))
    return (wish.wanted ? withEyesShut : withEyesOpen)(scene, figuresMeant(scene, who, 'whoever is alone'))
  const found = firstMatch(posesOfWords, words)
  if (!found) return notDone(scene)
  const pose = found.value
  const isTogether = who.length === 0 && (/\btogether\b/.test(words) || pairPoses.has(pose))
  const isOfAll = who.length === 0 && ofAll.has(pose) && wish.wanted
  const meant = isTogether
    ? bothIn(scene, cast)
    : isOfAll
      ? scene.figures.filter((figure) => isPossible(pose, figure, cast))
      : figuresMeant(scene, who, 'whoever is alone')
  const other =
    whom === null ? theOtherOne(scene, meant, rest) : scene.figures.find(({ name }) => name === whom)
  if (meant.length === 0 || (whom !== null && !other)) return notDone(scene)
  if (!wish.wanted) return withoutPose(scene, pose, meant)
  if (meant.some((figure) => !isPossible(pose, figure, cast))) return notDone(scene)
  const towards = /^(?:point|reach|wave|look-up)$/.test(pose) ? firstDirection(rest) : undefined
  const left = [...leftOf(pose, `${thing ?? ''} ${rest}`, words), ...besidesOnToes(pose, words)].filter(
    (word) => word !== towards && !(onGround.has(pose) && isUnderfoot(word, scene)),
  )
  const placed = other && placing.test(rest) ? figuresAt(scene, meant, `${rest} ${other.name}`) : null
  if (placed && placed.outcome !== 'not done') {
    const there = placed.scene.figures.filter(({ name }) => meant.some((figure) => figure.name === name))
    return withLeft(
      done(withFigures(placed.scene, there, (figure) => ({ ...figure, pose }))),
      left.filter((word) => !placing.test(word)),
    )
  }
  const named = thing ?? (atThing.has(pose) && !placing.test(rest) && rest ? rest : null)
  if (named && !other && (withThing.has(pose) || atThing.has(pose)) && findProp(named))
    return withTheThing(scene, meant, pose, named, left)
  if (pose === 'ride') return riding(scene, meant, { thing: named ?? rest, other, left }, cast)
  const seat = pose === 'sit' && findProp(rest)?.drawing.seat ? rest : null
  if (seat && !other) return seatedOn(scene, meant, seat)
  if (pairPoses.has(pose))
    return withLeft(
      togetherIn(scene, pose, meant, other, false),
      left.filter((word) => word !== 'between'),
    )
  const [one] = meant
  const at =
    one && meant.length === 1 && left.length > 0 && !other ? besideThing(scene, words, one.name) : null
  if (at) {
    const there = at.scene.figures.filter(({ name }) => name === one?.name)
    return {
      scene: withFigures(at.scene, there, (figure) => ({ ...figure, pose })),
      outcome: leftBeside(left, words),
    }
  }
  const changed = withFigures(scene, meant, (figure) => ({
    ...figure,
    pose,
    ...(towards && { look: towards }),
    ...(other && other.name !== figure.name && { look: other.name }),
  }))
  return withLeft(done(changed), left)
}

/** Whether more was said than beside which thing. */
const leftBeside = (left: readonly string[], words: string): Outcome =>
  left.every((word) => new RegExp(`\\b(?:next to|beside|by|near|at) (?:\\S+ ){0,2}${word}\\b`).test(words))
    ? 'done'
    : 'partly'

/** "Kneel next to her": of two in the picture the one who does it knows whom that means. */
function theOtherOne(
  { figures }: SceneDescription,
  meant: readonly SceneFigure[],
  rest: string,
): SceneFigure | undefined {
  const others = figures.filter((figure) => !meant.includes(figure))
  return meant.length === 1 && others.length === 1 && placing.test(rest) ? others[0] : undefined
}

/** "Point at the sky": there one looks, too. */
const firstDirection = (rest: string): string | undefined =>
  /\b(?:sky|stars|moon|sun|ground|sea|horizon|clouds)\b/.exec(rest)?.[0]

/** "Arms up in the air!": all do it, where nobody is named. */
const ofAll: ReadonlySet<Pose> = new Set(['cheer', 'jump', 'dance', 'clap', 'wave'])

const placing = /\b(?:behind|beside|next|front|near|opposite)\b/
const eyesShut =
  /\b(?:eyes?|eyelids?|lids?) (?:\S+ )?(?:closed|shut)\b|\b(?:clos(?:e|ed|ing)|shut(?:ting)?) (?:\S+ )?eyes\b/

/** "His eyes are closed, open them": who laughs with shut eyes is as glad with open ones, and nobody sleeps. */
function withEyesOpen(scene: SceneDescription, meant: readonly SceneFigure[]): Change {
  if (meant.length === 0) return notDone(scene)
  const open: Readonly<Partial<Record<SceneFigure['face'], SceneFigure['face']>>> = {
    laugh: 'joy',
    tender: 'happy',
    sleepy: 'calm',
  }
  return done(
    withFigures(scene, meant, (figure) => ({
      ...figure,
      face: open[figure.face] ?? figure.face,
      pose: figure.pose === 'sleep' ? 'sit' : figure.pose,
    })),
  )
}

/** Glad faces close their eyes fondly, others fall asleep. */
function withEyesShut(scene: SceneDescription, meant: readonly SceneFigure[]): Change {
  if (meant.length === 0) return notDone(scene)
  return done(
    withFigures(scene, meant, (figure) => ({
      ...figure,
      face: /^(?:happy|joy|laugh|calm|tender)$/.test(figure.face) ? 'tender' : 'sleepy',
    })),
  )
}

/** Animals fold no arms, and nobody in a wheelchair does a handstand. */
function isPossible(pose: Pose, figure: SceneFigure, { looks }: Cast): boolean {
  const look = lookInScene(figure, looks)
  return look.kind === 'human' ? possiblePose(pose, look) === pose : !ofPeople.has(pose)
}

/** "Throwing a ball", "kicking a ball": what it is done with is in the hands, or on the ground. */
function withTheThing(
  scene: SceneDescription,
  meant: readonly SceneFigure[],
  pose: Pose,
  thing: string,
  left: readonly string[],
): Change {
  const own = wordsLeft(thing)
  const others = left.filter((word) => !own.includes(word))
  if (withThing.has(pose))
    return withLeft(done(withFigures(scene, meant, (figure) => ({ ...figure, pose, hold: thing }))), others)
  const added = addThing(scene, thing, false)
  if (added.outcome === 'not done')
    return withLeft(done(withFigures(scene, meant, (figure) => ({ ...figure, pose }))), left)
  const there = added.scene.figures.filter(({ name }) => meant.some((figure) => figure.name === name))
  const doing = withFigures(added.scene, there, (figure) => ({ ...figure, pose, look: thing }))
  return withLeft({ scene: doing, outcome: added.outcome }, others)
}

/** "Riding a bicycle", "riding Star": what is ridden is under who rides it, and stands nowhere else. */
function riding(
  scene: SceneDescription,
  meant: readonly SceneFigure[],
  { thing, other, left }: { thing: string; other: SceneFigure | undefined; left: readonly string[] },
  { looks }: Cast,
): Change {
  if (other && meant.length === 1 && carriesRider(lookInScene(other, looks)))
    return withLeft(
      done(
        withFigures(scene, meant, ({ hold: _hold, ...figure }) => ({
          ...figure,
          pose: 'ride',
          look: other.name,
        })),
      ),
      left,
    )
  const ridden = nounInScene(scene, thing) ?? thing
  if (!findProp(ridden)?.drawing.ride) return notDone(scene)
  const own = wordsLeft(thing)
  const { nearest: _nearest, ...farther } = scene
  const seen: SceneDescription = scene.shot === 'close' ? { ...farther, shot: 'medium' } : scene
  return withLeft(
    done(withFigures(seen, meant, (figure) => ({ ...figure, pose: 'ride', hold: ridden }))),
    left.filter((word) => !own.includes(word)),
  )
}

/** "Sit on a bench": it comes where there is none. */
function seatedOn(scene: SceneDescription, meant: readonly SceneFigure[], seat: string): Change {
  const added = addThing(scene, seat, false)
  // A playground has swings, but nobody on them.
  const isItsOwn = added.outcome !== 'not done' && nounInScene(added.scene, seat) === undefined
  const withSeat = isItsOwn ? { ...added.scene, props: [...added.scene.props, seat] } : added.scene
  const { outcome } = added
  const there = withSeat.figures.filter(({ name }) => meant.some((figure) => figure.name === name))
  const seated = withFigures(withSeat, there, (figure) => ({ ...figure, pose: 'sit' as const }))
  return { scene: seated, outcome: outcome === 'not done' ? 'partly' : outcome }
}

/** Who does what is refused stands still; nobody else moves. */
function withoutPose(scene: SceneDescription, pose: Pose, meant: readonly SceneFigure[]): Change {
  const doing = meant.filter((figure) => figure.pose === pose)
  return done(withFigures(scene, doing, (figure) => ({ ...figure, pose: 'stand' })))
}

/** On tiptoe nobody does anything else: "hold it out to him, on tiptoe". */
const besidesOnToes = (pose: Pose, words: string): string[] =>
  pose === 'tiptoe' ? (/\b(?:hold|give|hug|kick|throw|pull|push|danc|carr)\w*/.exec(words) ?? []) : []

/** What of the words no pose shows: "behind Mia", "three balls". */
function leftOf(pose: Pose, said: string, words: string): string[] {
  const patterns = [
    thingsOfPoses[pose],
    ...posesOfWords.filter(([, one]) => one === pose || alikePoses[pose] === one).map(([pattern]) => pattern),
  ]
  const own = patterns.flatMap((pattern) => words.match(new RegExp(pattern ?? /(?!)/, 'g')) ?? []).join(' ')
  return wordsLeft(said, own, 'ground floor down up')
}

/** "Lie down, sleeping": who sleeps lies. */
const alikePoses: Readonly<Partial<Record<Pose, Pose>>> = { sleep: 'lie', run: 'play' }

/** What is underfoot in a place: who sits in the hay of a barn sits on its ground. */
const grounds: readonly (readonly [RegExp, (scene: SceneDescription) => boolean])[] = [
  [/^(?:hay|straw)$/, ({ setting }) => /^(?:barn|stable)$/.test(setting)],
  [/^(?:sand|beach|shore)$/, ({ setting }) => /^(?:sea|fishing-shore|desert)$/.test(setting)],
  [
    /^(?:grass|lawn)$/,
    ({ setting }) => /^(?:garden|meadow|orchard|hills|playground|farm|lake|riverbank)$/.test(setting),
  ],
  [/^snow$/, ({ weather, setting }) => weather === 'snow' && !settingDrawings[setting].indoors],
]
const isUnderfoot = (word: string, scene: SceneDescription): boolean =>
  grounds.some(([pattern, isThere]) => pattern.test(word) && isThere(scene))
const onGround: ReadonlySet<Pose> = new Set([
  'sit',
  'lie',
  'sleep',
  'kneel',
  'crouch',
  'crawl',
  'stand',
  'walk',
  'run',
])

export const changeHands: Operation<'hold-hands'> = (scene, { who, whom }, cast) =>
  joined(scene, 'hold-hands', who, whom, cast)
/** Somebody hugs somebody; a lamb or a cat of no cast is held in the arms, and what stands as large as a horse is not. */
export const changeHug: Operation<'hug'> = (scene, { who, whom }, cast) => {
  const drawing =
    whom === null || scene.figures.some(({ name }) => name === whom) ? undefined : findProp(whom)?.drawing
  if (whom === null || !drawing) return joined(scene, 'hug', who, whom, cast)
  return drawing.place === 'ground'
    ? holdThing(scene, { kind: 'hold', who, thing: whom }, cast)
    : notDone(scene)
}

/** Two who touch: those who are named, or both where there are two. */
function joined(
  scene: SceneDescription,
  pose: Pose,
  who: 'everybody' | readonly string[],
  whom: string | null,
  cast: Cast,
): Change {
  const named = who === 'everybody' ? [] : who
  const meant = named.length > 0 ? figuresMeant(scene, named, 'everybody') : bothIn(scene, cast)
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
