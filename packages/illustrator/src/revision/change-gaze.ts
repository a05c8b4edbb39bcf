import { findProp } from '../props/find-prop.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { done, notDone, type Operation, withLeft } from './change.ts'
import { addThing } from './change-things.ts'
import { bothIn, figuresMeant, withFigures } from './figures-meant.ts'
import { somebodyComes } from './somebody-comes.ts'

const direction = /^(?:up|down|left|right|(?:the )?(?:sky|stars|moon|sun|ground|floor|sea|horizon|clouds))$/

/** At whom or what somebody looks; a thing that is not there comes with it. */
export const changeGaze: Operation<'look-at'> = (scene, { who, at }, cast) => {
  const { figures } = scene
  if (at === null) return turned(scene, figuresMeant(scene, who, 'everybody'), undefined)
  if (at === 'each other')
    return atEachOther(
      scene,
      who === 'everybody' || who.length === 0 ? bothIn(scene, cast) : figuresMeant(scene, who, 'everybody'),
    )
  const other = figures.find(({ name }) => name === at)
  const meant = figuresMeant(scene, who, 'whoever is alone').filter((figure) => figure !== other)
  const looking =
    meant.length === 0 && who.length === 0 && other ? figures.filter((one) => one !== other) : meant
  if (looking.length === 0) return notDone(scene)
  if (other) return turned(scene, looking, other.name)
  if (direction.test(at)) return turned(scene, looking, at.replace(/^the /, ''))
  const peopled = somebodyComes(scene, at, '', cast)
  if (peopled && peopled.outcome !== 'not done') {
    const [name = ''] = peopled.scene.figures.map((one) => one.name).slice(-1)
    const before = looking.map((one) => one.name)
    return turned(
      peopled.scene,
      peopled.scene.figures.filter((one) => before.includes(one.name)),
      name,
    )
  }
  if (!findProp(at)) return notDone(scene)
  const added = addThing(scene, at, false)
  if (added.outcome === 'not done') return notDone(scene)
  const names = looking.map(({ name }) => name)
  const { scene: changed } = turned(
    added.scene,
    added.scene.figures.filter(({ name }) => names.includes(name)),
    at,
  )
  return withLeft({ scene: changed, outcome: added.outcome }, [])
}

const turned = (scene: SceneDescription, meant: readonly SceneFigure[], look: string | undefined) =>
  meant.length === 0
    ? notDone(scene)
    : done(
        withFigures(scene, meant, ({ look: _let, ...figure }) =>
          look === undefined ? figure : { ...figure, look },
        ),
      )

function atEachOther(scene: SceneDescription, meant: readonly SceneFigure[]) {
  const [first, second] = meant
  if (!first || !second || meant.length > 2) return notDone(scene)
  return done(
    withFigures(scene, meant, (figure) => ({ ...figure, look: figure === first ? second.name : first.name })),
  )
}
