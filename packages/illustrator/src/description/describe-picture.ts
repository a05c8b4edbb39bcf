import type { Face, SceneDescription, SceneFigure } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { asOne, doingsOf, together } from './doings.ts'
import { gazeOf, isThing, theThing } from './gazes.ts'
import { felt } from './manners.ts'
import { listed, withArticle } from './nouns.ts'
import { whereAndWhen } from './where-and-when.ts'

/** Those who do the same in the same manner, verb by verb. */
interface Deed {
  names: string[]
  doings: string[]
}

/** Of more people only the first are told in full: the sentence has an end. */
const FEW = 3
const TOLD_IN_FULL = 2

/**
 * Where it is, who is there, what they do, what they look at and how they feel, in one sentence for those who cannot see the picture: "In a
 * garden at night, Mia kneels before the seed in amazement, while Leo holds a lantern and looks at Mia with a smile."
 */
export function describePicture(scene: SceneDescription): string {
  const where = capital(whereAndWhen(scene))
  if (scene.figures.length === 0)
    return `${capital(where.replace(/^(in|on|at|by) /i, ''))}, with nobody there.`
  return `${where}, ${joined(deedsOf(scene))}.`
}

/** Couples first become one deed, then those who do the same are named together. */
function deedsOf(scene: SceneDescription): Deed[] {
  const { figures } = scene
  const deeds: Deed[] = []
  const told = new Set<string>()
  for (const [place, figure] of figures.entries()) {
    if (told.has(figure.name)) continue
    const partner = figures.find(({ name }) => name === figure.look && name !== figure.name)
    const both = partner && !told.has(partner.name) ? bothDo(figure, partner) : undefined
    const isBrief = figures.length > FEW && place >= TOLD_IN_FULL
    const deed =
      both && partner
        ? { names: [figure.name, partner.name], doings: felt(both, sharedFace(figure, partner)) }
        : {
            names: [figure.name],
            doings: felt(
              doingsIn(scene, figure, partner?.name ?? null, isBrief),
              isBrief ? 'calm' : faceOf(figure),
            ),
          }
    for (const name of deed.names) told.add(name)
    const same = both ? undefined : deeds.find(({ doings }) => doings.join() === deed.doings.join())
    if (same) same.names.push(...deed.names)
    else deeds.push(deed)
  }
  return deeds
}

/** What two do to each other; undefined where each does something else. */
function bothDo(figure: SceneFigure, partner: SceneFigure): string[] | undefined {
  const isMutual = partner.look === figure.name && figure.pose === partner.pose
  if (figure.pose === 'pull' && isMutual && figure.hold && figure.hold === partner.hold)
    return [`pull at ${theThing(figure.hold)} from two sides`]
  if (figure.hold || partner.hold) return undefined
  const doing = together[figure.pose]
  if (doing && (partner.pose === figure.pose || partner.pose === 'stand')) return [doing]
  return isMutual ? mutual[figure.pose] : undefined
}

const mutual: Partial<Record<SceneFigure['pose'], string[]>> = {
  sit: ['sit together', 'look at each other'],
  stand: ['look at each other'],
  walk: ['walk along together'],
}

/** Nobody who sleeps has a feeling to tell of. */
const faceOf = ({ face, pose }: SceneFigure): Face => (pose === 'sleep' ? 'calm' : face)

const sharedFace = (one: SceneFigure, other: SceneFigure): Face =>
  one.face === other.face ? faceOf(one) : 'calm'

/** @param isBrief whether a deed is enough, and where they look is not told as well */
function doingsIn(
  scene: SceneDescription,
  figure: SceneFigure,
  partner: string | null,
  isBrief: boolean,
): string[] {
  const { look, hold, pose, perch } = figure
  const gaze = partner === null ? gazeOf(figure) : pose === 'sleep' ? null : `look at ${partner}`
  const thing = gaze && look && partner === null && isThing(look) ? theThing(look) : null
  const borne = perch ? [`have ${withArticle(perch.noun)} on ${bearing[perch.on]}`] : []
  const deeds = doingsOf(figure, { partner, thing }).map((doing) => inBed(doing, figure, scene))
  const doings = [...deeds, ...borne]
  const target = partner ?? thing
  const isSaid = target !== null && doings.join(' ').includes(target)
  if (gaze === null || isSaid || look === hold) return doings
  if (doings[0] === 'stand' || (pose === 'look-up' && gaze.startsWith('look up'))) return [gaze]
  return isBrief ? doings : [...doings, gaze]
}

const bearing = {
  hand: 'one hand',
  shoulder: 'one shoulder',
  head: 'the head',
  lap: 'the lap',
} as const

/** A bed has room for the first who lies down. */
const inBed = (doing: string, figure: SceneFigure, { setting, figures }: SceneDescription): string =>
  doing === 'lie down' &&
  settingDrawings[setting].bed &&
  figure === figures.find(({ pose }) => pose === 'lie' || pose === 'sleep')
    ? 'lie in bed'
    : doing

function joined(deeds: readonly Deed[]): string {
  const clauses = deeds.map(
    ({ names, doings }) => `${listed(names)} ${listed(names.length > 1 ? doings : doings.map(asOne))}`,
  )
  if (clauses.length < 2) return clauses.join('')
  if (clauses.length === 2) return clauses.join(', while ')
  return `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
