import type { AgeGroupName } from '@faith-fables/contract/age-groups'
import './age-cloth.css'

/** A tiny spine in the cloth of an age group. The group's name must stand beside it. */
export function AgeCloth({ age }: { age: AgeGroupName }) {
  return <span className="age-cloth" data-age={age} aria-hidden="true" />
}
