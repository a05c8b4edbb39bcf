import { paths } from '../../paths.ts'
import type { Parent } from '../../session/session.ts'

/** The places that the header leads to. Only those who may sit at the desk learn of it. */
export function sitePlaces(parent: Parent | null) {
  return parent?.isAdministrator
    ? [...everybodysPlaces, { name: 'Desk', to: paths.desk() }]
    : everybodysPlaces
}

const everybodysPlaces = [
  { name: 'Explore', to: paths.explore() },
  { name: 'My Library', to: paths.library() },
  { name: 'Create', to: paths.create() },
]
