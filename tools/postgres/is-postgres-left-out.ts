import { findPostgres } from './find-postgres.ts'

/** Whether tests on PostgreSQL are left out, for it is not installed. With CI=true they run all the same, and fail. */
export function isPostgresLeftOut(): boolean {
  return findPostgres() === null && !process.env.CI
}
