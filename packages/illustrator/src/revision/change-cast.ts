import { done, notDone, type Operation } from './change.ts'

/** Somebody of the cast comes into the picture. */
export const bringIn: Operation<'bring-in'> = (scene, { who }, { descriptions }) => {
  if (scene.figures.some(({ name }) => name === who)) return done(scene)
  if (!descriptions.some(({ name }) => name === who)) return notDone(scene)
  const [first] = scene.figures
  const figure = { name: who, pose: 'stand', face: 'happy', ...(first && { look: first.name }) } as const
  return done({ ...scene, figures: [...scene.figures, figure] })
}

/** Somebody leaves; whoever is alone stays. */
export const leaveOut: Operation<'leave-out'> = (scene, { who }) => {
  const staying = scene.figures.filter(({ name }) => name !== who)
  if (staying.length === 0) return notDone(scene)
  return done(staying.length === scene.figures.length ? scene : { ...scene, figures: staying })
}

/** All others leave. */
export const leaveOnly: Operation<'only'> = (scene, { who }) => {
  const staying = scene.figures.filter(({ name }) => who.includes(name))
  if (staying.length === 0) return notDone(scene)
  return done(staying.length === scene.figures.length ? scene : { ...scene, figures: staying })
}
