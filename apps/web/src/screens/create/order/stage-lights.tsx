import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { workingStages } from './generation-watch.ts'
import './stage-lights.css'

/** A light on a string for each stage: lit behind, a star where the work is, dark ahead. The words say it as well. */
export function StageLights({ stage }: { stage: number }) {
  const now = Math.max(stage, 0)
  return (
    <ol className="stage-lights" aria-hidden="true">
      {workingStages.map((status, place) => (
        <li key={status} data-light={place < now ? 'done' : place === now ? 'now' : 'ahead'}>
          {place === now ? <Ornament name="star" size={30} /> : <span />}
        </li>
      ))}
    </ol>
  )
}
