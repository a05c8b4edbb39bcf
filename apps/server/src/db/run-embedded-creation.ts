/** `node run-embedded-creation.ts <folder>`: what create-embedded-database.ts starts. */
import { PGlite } from '@electric-sql/pglite'

// Ctrl-C reaches every process of a terminal; the server ends once its database is whole.
process.on('SIGINT', () => {})

const engine = await PGlite.create({ dataDir: process.argv[2] ?? '' })
await engine.close()
