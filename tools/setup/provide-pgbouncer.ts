import { findPgbouncer } from '../postgres/start-pgbouncer.ts'
import { installSystemPackage } from './install-system-package.ts'

/**
 * Sees to pgbouncer, behind which a few tests run the product. Without it they are left out, loudly.
 *
 * @throws Error when it is missing and `CI` is set: an unattended run must not leave anything out.
 */
export function providePgbouncer(): void {
  if (findPgbouncer() === null) installSystemPackage('pgbouncer', 'a pooler before the database of the tests')
  if (findPgbouncer() !== null) return
  if (process.env.CI) throw new Error('the tests need pgbouncer, and it could not be installed.')
  console.log('\n*** pgbouncer is not installed: the tests behind it are LEFT OUT. ***\n')
}
