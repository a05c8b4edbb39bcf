/** Everything beyond the packages that one of the npm scripts needs: `node tools/setup/prepare.ts <purpose>`. */
import { buildWebApp } from './build-web-app.ts'
import { provideChromium } from './provide-chromium.ts'
import { provideEpubcheck } from './provide-epubcheck.ts'
import { provideFirebaseEmulator } from './provide-firebase-emulator.ts'
import { providePgbouncer } from './provide-pgbouncer.ts'
import { providePostgres } from './provide-postgres.ts'

const preparations: Record<string, (() => void)[]> = {
  start: [buildWebApp],
  test: [providePostgres, providePgbouncer, provideChromium, provideEpubcheck, provideFirebaseEmulator],
  e2e: [provideChromium, buildWebApp],
  screenshots: [provideChromium, buildWebApp],
  bench: [providePostgres, buildWebApp],
  'bench:web': [provideChromium, buildWebApp],
}

try {
  for (const prepare of preparations[process.argv[2] ?? ''] ?? []) prepare()
} catch (error) {
  console.error(`\nFaith Fables can't be set up: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
