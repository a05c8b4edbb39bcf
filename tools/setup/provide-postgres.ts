import { findPostgres } from '../postgres/find-postgres.ts'
import { installSystemPackage } from './install-system-package.ts'

/**
 * Sees to PostgreSQL's programs, which the tests start on a private port. Without them the tests on PostgreSQL are
 * left out, loudly.
 *
 * @throws Error when they are missing and `CI` is set: an unattended run must not leave anything out.
 */
export function providePostgres(): void {
  if (findPostgres() === null) installSystemPackage('postgresql', 'the second database of the tests')
  const programs = findPostgres()
  if (programs !== null) {
    console.log(`PostgreSQL for the tests: ${programs}`)
    return
  }
  if (process.env.CI) throw new Error('the tests need PostgreSQL, and it could not be installed.')
  console.log('\n*** PostgreSQL is not installed: everything that runs on it is LEFT OUT. ***\n')
}
