import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { SceneDescription } from '../scene-description.ts'
import { STAGE } from '../settings/setting.ts'
import { type Subject, type View, within } from './camera.ts'
import { nameAtWindow } from './name-at-window.ts'
import type { Stage } from './set-stage.ts'

/** What of a room's window is seen at least above its middle, where its size is 1: nearly all panes, less from near, and the rod where somebody is behind a curtain. */
const WINDOW = { across: 150, up: 128, near: 64, rod: 206, curtains: 236 }
/** Below the lowest chin or full hand: folded hands and knees of who kneels are seen. */
const BELOW = 150
const MARGIN = 1.05

/** Whether somebody looks out of the window or hides at its curtain, or the page tells who is seen through it. */
const needsWindow = ({ figures, props }: SceneDescription): boolean =>
  needsCurtain({ props }) ||
  props.some((noun) => nameAtWindow(noun) !== undefined) ||
  figures.some(({ look = '' }) => /\bwindow$/.test(look))

const needsCurtain = ({ props }: Pick<SceneDescription, 'props'>): boolean =>
  props.some((noun) => /\bcurtains?$/.test(noun))

const isHiddenIn = (scene: SceneDescription): boolean =>
  needsCurtain(scene) && scene.figures.some(({ pose }) => pose === 'hide' || pose === 'peek')

/**
 * In a room the window that a page tells of is the one in its wall: the picture is taken from so far away, or so much higher,
 * that it is seen with everybody.
 */
export function withWindowSeen(view: View, subject: Subject, stage: Stage): View {
  const { scene, window, arrangement } = stage
  const isElsewhere = arrangement.viewpoint === 'above' || arrangement.viewpoint === 'window'
  if (!window || isElsewhere || !needsWindow(scene)) return view
  const { x } = window
  const isThrough = scene.props.some((one) => nameAtWindow(one) !== undefined)
  const across = isThrough ? WINDOW.curtains : WINDOW.across
  const usual = scene.shot === 'close' ? WINDOW.near : WINDOW.up
  const up = isThrough || isHiddenIn(scene) ? WINDOW.rod : usual
  const box: Bounds = {
    left: Math.min(subject.left, x - across * window.size),
    right: Math.max(subject.right, x + across * window.size),
    top: Math.min(subject.top, window.y - up * window.size),
    bottom:
      scene.shot === 'close' ? Math.min(subject.bottom + 20, subject.seenTo + BELOW) : subject.bottom + 30,
  }
  const size = Math.max(view.size, (box.right - box.left) * MARGIN, (box.bottom - box.top) * MARGIN)
  const edge = (size * (MARGIN - 1)) / 2
  const grown = { left: view.left - (size - view.size) / 2, top: view.top - (size - view.size) / 2 }
  return {
    size,
    left: within(
      within(grown.left, box.right + edge - size, box.left - edge),
      STAGE.left,
      STAGE.right - size,
    ),
    top: within(
      within(grown.top, box.bottom + edge - size, box.top - edge),
      STAGE.top,
      (subject.ground ?? STAGE.bottom) - size,
    ),
  }
}

/** On which side of the group the window of a room is, where that is what somebody looks at; straight behind, it is where there is room. */
export function windowSide(noun: string, { window, freeSide }: Stage): -1 | 1 | undefined {
  if (!window || !/^window\b/.test(noun)) return undefined
  const aside = window.x - PAGE_SIZE / 2
  return Math.abs(aside) < STRAIGHT ? freeSide : aside < 0 ? -1 : 1
}

/** So near the middle of the page a window is straight behind those who stand there. */
const STRAIGHT = 60
