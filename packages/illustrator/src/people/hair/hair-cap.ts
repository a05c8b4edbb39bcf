import { blob, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HeadView } from '../head-view.ts'

/**
 * Where hair ends all around a head: longitude in degrees (0 the nose, 90 an ear, 180 the nape) and height, from
 * -180 to 180. One such edge gives the cut from the front, the sides and the back.
 */
export type HairEdge = readonly (readonly [longitude: number, y: number])[]

/** Height of the edge at any longitude. */
function heightAt(edge: HairEdge, longitude: number): number {
  const wanted = ((((longitude + 180) % 360) + 360) % 360) - 180
  for (let index = 1; index < edge.length; index++) {
    const [from, to] = [edge[index - 1], edge[index]]
    if (!from || !to || wanted > to[0]) continue
    const part = to[0] === from[0] ? 0 : (wanted - from[0]) / (to[0] - from[0])
    return from[1] + (to[1] - from[1]) * part
  }
  return edge.at(-1)?.[1] ?? 0
}

/** Half the width of a mass of hair at a height, for a cut that stands `volume` out from the head. */
const halfWidth = (y: number, volume: number): number =>
  (1 + volume) * Math.sqrt(Math.max(0, 1 - ((y + 0.08) / (y < -0.08 ? 1.03 + volume : 1.7)) ** 2))

/** The hair on the crown as it is seen: over the top of the head, and closed by the edge on the side seen. */
export function hairCap(edge: HairEdge, view: HeadView, volume = 0.1): Path {
  const yaw = (view.yaw * 180) / Math.PI
  const [left, right] = [heightAt(edge, -90 - yaw), heightAt(edge, 90 - yaw)]
  const top = -0.08 - (1.03 + volume)
  const side = Math.max(0, Math.sin(view.yaw))
  // Where it ends, hair lies close to the head; the nape of a profile curves in.
  const climb = [0, 0.16, 0.34, 0.54, 0.74, 0.9]
  const standing = (part: number): number => volume * Math.min(1, 0.2 + part * 4)
  const behind = (x: number, y: number): Point => [x * (1 - 0.42 * side * Math.max(0, y)) - side * 0.06, y]
  const rising = climb.map((part): Point => {
    const y = left + (top - left) * part
    return behind(-halfWidth(y, standing(part)), y)
  })
  const falling = [...climb].reverse().map((part): Point => {
    const y = right + (top - right) * part
    return [halfWidth(y, standing(part)), y]
  })
  const visible = edge
    .map(([longitude, y]) => ({ angle: (longitude + yaw + 540) % 360, y }))
    .map(({ angle, y }) => ({ angle: angle - 180, y }))
    .filter(({ angle }) => Math.abs(angle) < 80)
    .sort((one, other) => other.angle - one.angle)
    .map(({ angle, y }): Point => {
      const x = Math.sin((angle * Math.PI) / 180) * Math.min(1, halfWidth(y, 0) + 0.02)
      return x < 0 ? behind(x, y) : [x, y]
    })
  return blob([...rising, [0, top], ...falling, ...visible])
}
