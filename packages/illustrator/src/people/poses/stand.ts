import { atEase, type PoseDrawing } from '../stance.ts'

export const stand: PoseDrawing = (build) => atEase(build)
