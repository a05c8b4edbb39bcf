/**
 * Loaded into a server before its own program (`node --import`): writes a letter to the file of the environment
 * variable DATABASE_CALLS for every statement that is sent to the database, so that its size counts them.
 */
import { appendFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const file = process.env.DATABASE_CALLS ?? '/dev/null'

count(PGlite.prototype, 'query')
count(PGlite.prototype, 'exec')
count(pg.Client.prototype, 'query')

function count<Name extends string>(prototype: { [name in Name]: unknown }, method: Name): void {
  const call = prototype[method] as (...values: unknown[]) => unknown
  prototype[method] = function (this: unknown, ...values: unknown[]) {
    appendFileSync(file, '.')
    return call.apply(this, values)
  }
}
