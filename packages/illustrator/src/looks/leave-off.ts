import type { Worn } from '../scene-description.ts'
import type { AnimalLook, HumanLook, Look } from './look.ts'

const human: Partial<Record<Worn, Partial<HumanLook>>> = {
  hat: { headwear: null },
  glasses: { glasses: null },
  scarf: { scarf: null },
  cape: { cape: null },
  bag: { bag: null },
  apron: { apron: null },
  bow: { bows: null },
  freckles: { freckles: false },
  aid: { aid: null, aidColour: null },
  marks: { marks: [] },
}

const animal: Partial<Record<Worn, Partial<AnimalLook>>> = {
  hat: { hat: null },
  glasses: { glasses: false },
  scarf: { neckwear: null },
  bow: { neckwear: null },
}

/** The same look without what somebody does not wear in one picture. */
export function leaveOff(look: Look, worn: readonly Worn[] = []): Look {
  const left: Look = { ...look }
  for (const one of worn) {
    if (left.kind === 'human' && one === 'beard') left.beard = { ...left.beard, kind: 'none' }
    else Object.assign(left, left.kind === 'human' ? human[one] : animal[one])
  }
  return left
}
