import { findProp } from '../props/find-prop.ts'
import { numberWord } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { type Change, done, notDone, type Operation } from './change.ts'
import { addThing, onTopOfThing } from './change-things.ts'
import { mostApiece, ones, soManyApiece } from './so-many-apiece.ts'
import { withoutPiece } from './without-piece.ts'

const indoors = ['basket', 'books', 'flowers', 'cushion', 'ball']
const outdoors = ['flowers', 'bush', 'butterflies', 'stones', 'basket']
/** So many things are seen to be more. */
const atOnce = 2

/** More to look at of what belongs there, or half of what stands about, or of the one thing that is named. */
export const changeAmount: Operation<'amount'> = (scene, { to, of, count }) => {
  if (of !== undefined) return count === undefined ? fewerOf(scene, of) : soMany(scene, of, count)
  if (to === 'fewer') {
    const props = scene.props.slice(0, Math.floor(scene.props.length / 2))
    return props.length === scene.props.length ? notDone(scene) : done({ ...scene, props })
  }
  const usual = settingDrawings[scene.setting].indoors ? indoors : outdoors
  const fuller = usual.reduce(
    (before, noun) =>
      before.props.length >= scene.props.length + atOnce ? before : addThing(before, noun, false).scene,
    scene,
  )
  return fuller === scene ? notDone(scene) : done(fuller)
}

/** Of several some stay; of many that stand together there are two, of two there is one. */
function fewerOf(scene: SceneDescription, named: string): Change {
  const alike = scene.props.filter((noun) => findProp(noun)?.drawing === findProp(named)?.drawing)
  const [first] = findProp(named) ? alike : []
  if (first === undefined) return withoutPiece(scene, named, 'fewer')
  if (alike.length > 1) {
    const gone = alike.slice(Math.ceil(alike.length / 2))
    return done({ ...scene, props: scene.props.filter((noun) => !gone.includes(noun)) })
  }
  const count = countOf(first)
  // A patch of flowers is one drawing of many.
  if (findProp(first)?.drawing.several)
    return done({ ...scene, props: scene.props.filter((noun) => noun !== first) })
  const plain = first.replace(numbers, '')
  const left = count > 2 ? [`two ${plain}`] : ones(plain)
  const fewer = left.find(
    (noun) => findProp(noun)?.drawing === findProp(first)?.drawing && countOf(noun) < count,
  )
  return fewer === undefined
    ? notDone(scene)
    : done({ ...scene, props: scene.props.map((noun) => (noun === first ? fewer : noun)) })
}

/** "Only one apple", "three owls are enough": so many, where a picture can show them one by one. */
function soMany(scene: SceneDescription, named: string, count: number): Change {
  const drawing = findProp(named)?.drawing
  const alike = scene.props.filter((noun) => drawing && findProp(noun)?.drawing === drawing)
  const [first] = alike
  // Candles stand on their cake.
  const crowned = onTopOfThing(scene, `${numberWord(count)} ${named}`, '', false)
  if (crowned) return crowned
  if (first === undefined) return fewerOf(scene, named)
  const plain = first.replace(numbers, '')
  const wanted = (
    count === 1 ? ones(plain) : [`${numberWord(count)} ${plain}`, `${numberWord(count)} ${plain}s`]
  ).find((noun) => findProp(noun)?.drawing === drawing && countOf(noun) === count)
  if (wanted === undefined)
    return count > alike.length && count <= mostApiece && alike.every((noun) => countOf(noun) === 1)
      ? done(soManyApiece(scene, plain, count - alike.length))
      : fewerOf(scene, named)
  const others = alike.slice(1)
  return done({
    ...scene,
    props: scene.props
      .filter((noun) => !others.includes(noun))
      .map((noun) => (noun === first ? wanted : noun)),
  })
}

const countOf = (noun: string): number => findProp(noun)?.count ?? 1
const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|some|many|more|several|lots of) /
