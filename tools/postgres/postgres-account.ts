import { execFileSync } from 'node:child_process'

/** The account of "nobody" on Linux, for machines where no postgres account was made. */
const nobody = 65534

export interface Account {
  uid: number
  gid: number
}

/**
 * The account a private PostgreSQL runs under: null means our own.
 * PostgreSQL refuses to run as root, which is what containers often are.
 */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return { uid: nobody, gid: nobody }
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
}
