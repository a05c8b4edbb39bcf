import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Colour, retinted } from '../../drawing/colour.ts'
import { place as moved, recolour, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { boundsOf } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'
import { calmColour } from './calm-colour.ts'
import { iconEntries } from './icon-entries.ts'
import type { IconEntry } from './icon-entry.ts'
import { pathFromSvg } from './path-from-svg.ts'

const sprite = readFileSync(fileURLToPath(new URL('fluent-emoji.svg', import.meta.url)), 'utf8')

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)">(.*)<\/symbol>/g)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
)

const drawings = new Map<string, Shape[]>()

function shapesOf(icon: string): Shape[] {
  const known = drawings.get(icon)
  if (known) return known
  const body = symbols.get(icon)
  if (body === undefined) throw new Error(`fluent-emoji.svg lacks "${icon}"; write it anew.`)
  const shapes = [...body.matchAll(/class="(round|flat)" fill="([^"]+)" d="([^"]+)"/g)].map(
    ([, surface, fill = '', data = '']): Shape => ({
      path: pathFromSvg(data),
      fill: calmColour(fill),
      surface: surface === 'round' ? 'round' : 'flat',
    }),
  )
  drawings.set(icon, shapes)
  return shapes
}

/** The colour that covers most of an icon: the one that another colour's name replaces. */
function mainColour(shapes: readonly Shape[]): Colour {
  const areas = new Map<Colour, number>()
  for (const { path, fill } of shapes) {
    const { left, right, top, bottom } = boundsOf([path])
    if (typeof fill === 'string') areas.set(fill, (areas.get(fill) ?? 0) + (right - left) * (bottom - top))
  }
  return [...areas].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '#888888'
}

/** An icon is read when a scene first names it: most stories need a handful of them. */
function iconProp({ icon, size, place = 'ground', colour, lyingAt, ...manner }: IconEntry): PropDrawing {
  const upright = uprightIcon({ icon, size, place, ...(colour && { colour }), ...manner })
  if (lyingAt === undefined) return upright
  return {
    ...upright,
    get colour() {
      return upright.colour
    },
    size: size / FLATTER,
    inHand: (wanted) => moved(upright.draw(wanted), placement({ scale: FLATTER })),
    draw: (wanted) => lying(upright.draw(wanted), lyingAt),
  }
}

/** So much less tall is what lies: as large as it was it fills its box. */
const FLATTER = 1.5

/** Turned, its lowest point where its foot was and its middle over the origin. */
function lying(shapes: readonly Shape[], turn: number): Shape[] {
  const turned = moved(shapes, placement({ turn, scale: FLATTER }))
  const { left, right, bottom } = boundsOf(turned.map(({ path }) => path))
  return moved(turned, placement({ x: -(left + right) / 2, y: -bottom }))
}

function uprightIcon({ icon, size, place = 'ground', colour, ...manner }: IconEntry): PropDrawing {
  return {
    ...manner,
    size,
    place,
    get colour() {
      return colour ?? mainColour(shapesOf(icon))
    },
    draw(wanted) {
      const shapes = shapesOf(icon)
      const own = mainColour(shapes)
      return wanted === own ? shapes : recolour(shapes, (part) => retinted(part, own, wanted))
    },
  }
}

/** Things drawn from Fluent Emoji, redrawn by every style like all others. */
export const iconProps: Record<string, PropDrawing> = Object.fromEntries(
  Object.entries(iconEntries).map(([words, entry]) => [words, iconProp(entry)]),
)
