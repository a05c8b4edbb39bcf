import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'

/** How somebody with these details looks. @throws Error when they are no human */
export function human(details: string, name = 'Kim'): HumanLook {
  const look = readLook({ name, details })
  if (look.kind !== 'human') throw new Error(`${name} was read as ${look.kind}.`)
  return look
}
