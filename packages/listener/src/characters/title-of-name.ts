import type { Stage } from '../facts.ts'

/** "Bobo", "Coco", "Titi": pet names of children and toys, though some are grandfathers. */
const babbled = /^(?!(?:mama|papa|nana|baba|dada)$)(\p{L}{2})\1$/iu

/** A grandmother somewhere, and many a girl's name: alone it says nothing of its bearer. */
const alsoGivenNames =
  /^(?:lola|gigi|mimi|nena|ima|ina|isi|nona|momo|didi|dede|bibi|tito|tita|tia|zia|pepe|maddy|mamie|ama|abu|beti|hala|renny|mina|mae|sonny)$/i

/** "Old Henk", "Old Mrs Pim", "Dr. Lee": no child is called so, though a dog may be. */
const calledOld = /^(?:old|ol['’]|ancient|elder)\s+\p{L}/iu
const titled =
  /^(?:(?:dear|good|young)\s+)?(?:mr|mrs|ms|mister|dr|doctor|pastor|reverend|rabbi|professor|coach|officer|nurse|principal|mayor|deacon)\b\.?\s*\p{L}/iu

/** How old the title makes them. */
export function stageOfTitle(name: string): Stage | null {
  if (calledOld.test(name.trim())) return 'elder'
  return titled.test(name.trim()) ? 'adult' : null
}

/** Whether it says nothing of its bearer, though it is also what somebody calls their grandmother. */
export const saysNothing = (name: string): boolean =>
  alsoGivenNames.test(name.trim()) || babbled.test(name.trim())
