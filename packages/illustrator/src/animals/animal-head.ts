import { lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { blush, place, round } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { ellipse, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import { type Gaze, type HeadView, headView } from '../people/head-view.ts'
import type { Face } from '../scene-description.ts'
import { eyeLevel, eyes } from './animal-eyes.ts'
import { beak, chinTuft, moustache, muzzle, noseAndMouth, tusks } from './animal-face.ts'
import { behindHead, marksFromBehind, onHead, patches } from './animal-marks.ts'
import { worn } from './animal-worn.ts'
import { BUTTERFLY_SKIN } from './bodies/butterfly-body.ts'
import { DOLL_CLOTH } from './bodies/doll-body.ts'
import { coatOnHead } from './coat-patterns.ts'
import { showsCoat } from './coats.ts'
import { drawEars } from './ears.ts'
import { ownOnHead } from './own-marks.ts'
import { furry, tuftsOnBrow } from './shaggy-fur.ts'
import type { SpeciesBuild } from './species-build.ts'
import { whiskers } from './whiskers.ts'

/** A head of radius 1 around the origin; from behind it has no face. */
export function drawAnimalHead(
  look: AnimalLook,
  build: SpeciesBuild,
  face: Face | 'sleeping',
  gaze: Gaze,
): Shape[] {
  const view = headView(gaze)
  const wide = build.head.wide
  const away = view.facing(0) < -0.1
  const wool = look.species === 'lamb'
  const faceColour = faceColourOf(look, build)
  const side = Math.sin(view.yaw)
  const back = placement({ x: -side * 0.3 })
  const onFace = away
    ? []
    : [
        ...(showsCoat(build) || build.mark === 'fleece' ? coatOnHead(look, view) : []),
        ...ownOnHead(look, view),
      ]
  return [
    ...place([...behindHead(look, build), ...drawEars(look, build, side)], back),
    round(skull(look, wide), away && wool ? look.coat : faceColour),
    ...(away ? marksFromBehind(look, build) : place(onHead(look, build), placement({ x: side * 0.12 }))),
    ...onFace,
    ...(away ? [] : [...patches(look, build, view), ...drawMuzzle(look, build, face, view)]),
    ...(away ? [] : tuftsOnBrow(look, view.at(0, -0.6)[0])),
    ...worn(look, view, wearing(build)),
    // They hang over a scarf.
    ...(away ? [] : tusks(look, build, onSnout(build, view))),
  ]
}

/** Of a robot of cardboard, and of one of which it is said, it is a box; of one of tins a tin. */
const skull = (look: AnimalLook, wide: number) =>
  markOf(look, 'square-head') || markOf(look, 'box') || markOf(look, 'tin')
    ? roundedRectangle(-wide, -0.9, wide * 2, 1.8, markOf(look, 'tin') ? 0.3 : 0.12)
    : furry(look, ellipse(0, 0, wide, 0.94), [0, 0], wide * 0.94, 0.88)

/** A frog has its glasses on the nose; a crocodile, whose eyes are on top of its head, its hat behind them. */
const wearing = (build: SpeciesBuild) => ({
  eyes: build.mark === 'frog-eyes' ? -0.04 : eyeLevel(build),
  brow: build.mark === 'ridge' ? 0.4 : 0,
})

function faceColourOf({ species, coat }: AnimalLook, { mark }: SpeciesBuild): string {
  if (species === 'lamb') return '#f6dcc6'
  if (mark === 'yarn') return DOLL_CLOTH
  if (species === 'ladybug') return '#4d3f40'
  if (species === 'butterfly') return BUTTERFLY_SKIN
  return mark === 'spines' ? lighter(coat, 0.6) : coat
}

const isLong = ({ muzzle }: SpeciesBuild): boolean => /^(long|broad|jaws)$/.test(muzzle)

/** Places on the muzzle, which turns further aside than the face. */
function onSnout(build: SpeciesBuild, view: HeadView): (x: number, y: number) => Point {
  const snout = Math.sin(view.yaw) * (isLong(build) ? 0.66 : 0.5)
  const drop = view.at(0, 0)[1]
  return (x, y) => [x * (1 - 0.3 * Math.abs(snout)) + snout, y + drop]
}

/** Muzzle, cheeks, eyes, nose and mouth. */
function drawMuzzle(look: AnimalLook, build: SpeciesBuild, face: Face | 'sleeping', view: HeadView): Shape[] {
  const at = onSnout(build, view)
  return [
    ...(build.muzzle === 'beak' || build.muzzle === 'none' ? [] : muzzle(look, build, at)),
    ...[-0.56, 0.56]
      .filter((x) => view.facing(x) > 0.2)
      .map((x) => blush(...view.at(x, 0.34), 0.24, 0.17, '#ef7a6c', 0.6)),
    ...eyes(look, build, face, view),
    ...(build.muzzle === 'beak' ? beak(look, at) : noseAndMouth(look, build, face, at)),
    ...moustache(look, build, at),
    ...chinTuft(look, at),
    ...((build.whiskers || markOf(look, 'whiskers')) && !markOf(look, 'gills') ? whiskers(at) : []),
  ]
}
