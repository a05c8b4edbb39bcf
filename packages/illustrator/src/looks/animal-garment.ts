import type { AnimalLook } from './look.ts'
import type { SaidLook } from './said-look.ts'
import { saidCloth } from './single-parts.ts'

/** What it wears about the trunk, of one colour. */
export function saidGarment(said: SaidLook): AnimalLook['garment'] | null {
  const apron = said.all('single').filter(({ piece }) => piece.part === 'apron')
  const skirt = said.all('bottom').filter(({ piece }) => piece.kind === 'skirt')
  const worn = said.all('garment')
  const isDress = skirt.length > 0 || worn.some(({ piece }) => piece.kind !== null && dresses.has(piece.kind))
  const all = [...worn, ...skirt, ...apron]
  if (all.length === 0) return null
  const cut = isDress ? 'dress' : worn.length > 0 ? 'top' : 'apron'
  return { cut, colour: saidCloth(all) ?? worn[0]?.piece.colour ?? (cut === 'apron' ? '#f3e3c3' : '#4f7fb8') }
}

const dresses: ReadonlySet<string> = new Set(['dress', 'pinafore', 'robe', 'cloak', 'tunic'])
