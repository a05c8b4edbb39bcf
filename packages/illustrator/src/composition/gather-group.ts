import type { Look } from '../looks/look.ts'
import type { Ground } from '../people/figure.ts'
import { type FoundProps, findProp, findProps, isHandy } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { FigureDescription, SceneDescription, SceneFigure } from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import { atCurtain } from './at-curtain.ts'
import { busyAtTable, hasTable, shortOnesBefore, withEmptyLaps } from './at-table.ts'
import { asListed, whoIsAt } from './at-their-things.ts'
import { onTheirSides } from './dividers.ts'
import { liesOver, thingInHand } from './draw-figure.ts'
import { coverIn, growFlowers, hasNoSeats, waterIn } from './ground-in.ts'
import { handsOnTable } from './hands-on-table.ts'
import { headsApart } from './heads-apart.ts'
import { atTheDrum, inRoom } from './in-room.ts'
import { inFormation, isCrowd, lightsInHands } from './many-who-watch.ts'
import { moodOf } from './mood.ts'
import { nameAtWindow } from './name-at-window.ts'
import { headboardIn, onBed, sitsOnBed } from './on-bed.ts'
import { benchAmong, seated, standersBehind } from './on-bench.ts'
import { madeTogether } from './pairs/make-together.ts'
import { tugged } from './pairs/tug.ts'
import { peopleAtWindows } from './person-at-window.ts'
import { formRow, type Person } from './row.ts'
import type { Stage } from './set-stage.ts'
import { sheetUnder } from './sheet-drawn-on.ts'
import { beforeShelter } from './shelter-over.ts'
import { closenessTo, type StagedMember, stageRow } from './stage-row.ts'
import { largeIfTold } from './told-things.ts'
import { usualSeats } from './usual-seats.ts'
import { windowSide } from './window-in-view.ts'

/** Everybody at their place, and the things that still want one. */
export interface Group {
  staged: StagedMember[]
  props: FoundProps
  /** How much larger than usual everybody stands on the stage. */
  closeness: number
}

/** Brings the people of the scene onto its stage. @param looks theirs, in the order of the scene's figures */
export function gatherGroup(
  stage: Stage,
  looks: readonly Look[],
  cast: readonly FigureDescription[] = [],
): Group {
  const { scene, season, arrangement, setting, bed } = stage
  const props = propsOf(withSeats(stage, looks), cast)
  const table = hasTable(props.list)
  const isSatOn = sitsOnBed(stage, looks)
  const bench = table || isSatOn || benchAmong(props.list) !== undefined
  const isFromAbove = arrangement.viewpoint === 'above'
  const ground: Ground = {
    bed: bed !== undefined,
    ...(bed && { quilt: bed.quilt }),
    water: waterIn(setting),
    flowers: season !== 'winter' && growFlowers.has(scene.setting),
    noSeats: hasNoSeats(stage, looks),
    bench,
    ...coverIn(scene),
  }
  const row = formRow(peopleOf(table ? withEmptyLaps(scene) : scene, looks), {
    reversed: arrangement.reversed,
    rotated: arrangement.rotated,
    propSide: (noun) => windowSide(noun, stage) ?? props.sideOf(asListed(noun, props.list)),
    fixedSide: (noun) => (props.isFixed?.(noun) ? props.sideOf(noun) : undefined),
    fromBehind: arrangement.reversed,
    closeUp: scene.shot === 'close',
    seenFrom: scene.seenFrom,
    past: arrangement.past,
    fromAbove: isFromAbove,
    headboard: headboardIn(stage),
    ...(scene.spacing && { spacing: scene.spacing }),
    ground,
  })
  const closeness = closenessTo(row, arrangement)
  const seat = benchAmong(props.list)?.drawing
  const inRow = headsApart(
    stageRow(bench ? seated(row, seat, table && !isSatOn) : row, setting, arrangement, bed, closeness),
  )
  const onFloor = bench && !table && !isSatOn ? standersBehind(inRow, seat) : inRow
  const busy = busyAtTable(scene)
  const atTable = table ? handsOnTable(onFloor, ground, { isFromAbove, busy }) : onFloor
  const inBed = onBed(table ? shortOnesBefore(atTable) : atTable, stage, isSatOn)
  const inPlace = onTheirSides(atCurtain(inBed, stage), stage)
  const staged = beforeShelter(inPlace, props.list)
  return { staged, props: besideTheirs(props, scene, staged), closeness }
}

/** A thing beside somebody, or at which somebody is busy, is on the side of the row that they stand on. */
function besideTheirs(
  props: FoundProps,
  { places = {}, figures }: SceneDescription,
  staged: readonly StagedMember[],
): FoundProps {
  const sideOf = (noun: string): -1 | 1 | undefined => {
    const who = places[noun] ?? (props.isFixed?.(noun) === true ? undefined : whoIsAt(noun, figures)?.name)
    const index = staged.findIndex(({ figure }) => figure.name === who)
    if (index < 0 || staged.length < 2) return undefined
    return index < (staged.length - 1) / 2 ? -1 : 1
  }
  return { ...props, sideOf: (noun) => sideOf(noun) ?? props.sideOf(noun) }
}

/** Who sits, and not on wheels, has what one usually sits on there. */
function withSeats(stage: Stage, looks: readonly Look[]): Stage {
  const { scene } = stage
  const sits = scene.figures.some(({ pose }, index) => {
    const look = looks[index]
    return pose === 'sit' && look?.kind === 'human' && look.aid !== 'wheelchair'
  })
  const hasSeat = scene.props.some((noun) => {
    const drawing = findProp(noun)?.drawing
    return drawing?.seat !== undefined || drawing?.board !== undefined || drawing?.spread === true
  })
  const seat = usualSeats[scene.setting]
  if (!seat || !sits || hasSeat) return stage
  return { ...stage, scene: { ...scene, props: [...scene.props, seat] } }
}

function propsOf(stage: Stage, cast: readonly FigureDescription[]): FoundProps {
  const { scene, setting, random, freeSide } = stage
  const wanted = [...scene.props.filter((noun) => nameAtWindow(noun) === undefined), ...besideHands(scene)]
  const shown = [...inHands(scene), ...pulledAt(scene), ...ownOf(setting, scene)]
  const bare = findProps(wanted, shown, random)
  const lit = { ...bare, list: atTheDrum(lightsInHands(bare.list, scene.props), scene) }
  const inHouses = { ...lit, list: lit.list.map(setting.indoors ? inRoom : inHouse) }
  // A fair goes on around whoever has a heavy heart.
  const isGrave = (moodOf(scene.figures) < 0 || (scene.valence ?? 0) < 0) && !scene.figures.some(isGlad)
  const large = {
    ...inHouses,
    list: inHouses.list.map((prop) =>
      largeIfTold({ ...inFormation(prop, stage.turn), ...(isGrave && { isGrave }) }, scene),
    ),
  }
  const found = atTheirPlaces(onFreeSide(large, scene.figures, freeSide), scene)
  const windows = peopleAtWindows(stage, cast)
  const sideOf = (noun: string): -1 | 1 => (nameAtWindow(noun) ? freeSide : found.sideOf(noun))
  return windows.length === 0 ? found : { ...found, list: [...found.list, ...windows], sideOf }
}

/** Somebody whom many look at with a smile: who is overjoyed, or happily waves or claps. */
const isGlad = ({ face, pose }: SceneFigure): boolean =>
  face === 'joy' || face === 'laugh' || (face === 'happy' && /^(?:wave|clap|cheer)$/.test(pose))

/**
 * What the place is drawn with; but the swing of a playground and the table of a kitchen are far, and not those that somebody
 * sits on or at; nor is the table behind a crowd the one of which the page tells.
 */
function ownOf({ shows = [] }: SettingDrawing, { figures, props }: SceneDescription): readonly string[] {
  const isBehindMany = (noun: string): boolean =>
    findProp(noun)?.drawing.board !== undefined &&
    props.some((other) => {
      const prop = findProp(other)
      return prop !== null && isCrowd(prop)
    })
  const isSatOn = (noun: string): boolean => {
    const drawing = findProp(noun)?.drawing
    const isSeat = drawing?.seat !== undefined || drawing?.board !== undefined
    return isSeat && props.some((other) => findProp(other)?.drawing === drawing)
  }
  const seen = shows.filter((noun) => !isBehindMany(noun))
  return figures.some(({ pose }) => pose === 'sit') ? seen.filter((noun) => !isSatOn(noun)) : seen
}

/** Outdoors a door is that of a house. */
function inHouse(prop: NamedProp): NamedProp {
  const house = findProp('house')
  return house && prop.drawing === findProp('door')?.drawing
    ? { ...prop, drawing: house.drawing, colour: house.colour }
    : prop
}

/** What a parent wants on a side, or beside the first or the last of the row, is not placed by lot. */
function atTheirPlaces(props: FoundProps, { places = {} }: SceneDescription): FoundProps {
  const sideOf = (noun: string): -1 | 1 | undefined => (({ left: -1, right: 1 }) as const)[places[noun] ?? '']
  return {
    ...props,
    sideOf: (noun) => sideOf(noun) ?? props.sideOf(noun),
    isFixed: (noun) => places[noun] !== undefined,
  }
}

/** Under who sits on it; over who lies or hides it is seen already. */
const isSpread = (figure: Pick<SceneFigure, 'hold' | 'pose'>): boolean =>
  liesOver(figure) && (figure.pose === 'sit' || figure.pose === 'kneel')

/** What a noun names where it is whole: a broken cart is another one than the cart that somebody has. */
function wholeOf(noun: string) {
  const prop = findProp(noun)
  return prop?.damage ? undefined : prop?.drawing
}

/** What somebody pulls, pushes or sits on and the scene does not name once more. */
function besideHands({ figures, props }: SceneDescription): string[] {
  const standing = new Set(props.map((noun) => wholeOf(noun)))
  return figures.flatMap(({ hold, pose }) =>
    hold !== undefined &&
    pose !== 'ride' &&
    (!isHandy(hold) || isSpread({ hold, pose })) &&
    !standing.has(findProp(hold)?.drawing)
      ? [hold]
      : [],
  )
}

/** What somebody pulls stands where there is room for it, so that its rope crosses nobody. */
function onFreeSide(props: FoundProps, figures: readonly SceneFigure[], side: -1 | 1): FoundProps {
  const pulled = new Set(
    figures.flatMap(({ hold }) => (hold && !isHandy(hold) ? [findProp(hold)?.drawing] : [])),
  )
  return { ...props, sideOf: (noun) => (pulled.has(findProp(noun)?.drawing) ? side : props.sideOf(noun)) }
}

/** What two pull at is between them. */
const pulledAt = ({ figures }: SceneDescription): string[] =>
  figures.flatMap((one) => {
    const other = figures.find(({ name }) => name === one.look && name !== one.name)
    return other && one.hold !== undefined && (tugged(one, other) || madeTogether(one, other))
      ? [one.hold]
      : []
  })

/** In the hands, on or under somebody, or over whoever lies or hides under it. */
const inHands = (scene: SceneDescription): string[] =>
  scene.figures.flatMap((figure) => [
    ...(figure.perch ? [figure.perch.noun] : []),
    ...sheetUnder(figure, scene),
    ...heldBy(figure),
  ])

const heldBy = (figure: SceneFigure): string[] =>
  figure.hold !== undefined && (figure.pose === 'ride' || (liesOver(figure) && !isSpread(figure)))
    ? [figure.hold]
    : [thingInHand(figure) ?? []].flat()

function peopleOf(scene: SceneDescription, looks: readonly Look[]): Person[] {
  return scene.figures.flatMap((figure, index) => {
    const look = looks[index]
    return look ? [{ figure, look }] : []
  })
}
