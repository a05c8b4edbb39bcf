import { paths } from '../paths.ts'

/** The places that the header leads to, for everybody. */
export const sitePlaces = [
  { name: 'Explore', to: paths.explore() },
  { name: 'My Library', to: paths.library() },
  { name: 'Create', to: paths.create() },
]
