/** `npm run licences`: writes docs/licences.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLockfile } from '../lockfile/read-lockfile.ts'
import { projectRoot } from '../project-root.ts'
import { dependencyReasons, licenceNotes } from './dependency-reasons.ts'
import { forbiddenLicences } from './forbidden-licences.ts'
import { licencePage } from './licence-page.ts'

const lockfile = readLockfile()
mkdirSync(join(projectRoot, 'docs'), { recursive: true })
writeFileSync(
  join(projectRoot, 'docs/licences.md'),
  licencePage(lockfile, { reasons: dependencyReasons, notes: licenceNotes }),
)
console.log('docs/licences.md is written.')

const forbidden = forbiddenLicences(lockfile)
if (forbidden.length > 0) {
  console.error(`These licences can't be accepted:\n${forbidden.join('\n')}`)
  process.exitCode = 1
}
