import type { PictureCastMember } from '@faith-fables/listener'
import type { Look } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { lookOfSomebody } from '../looks/somebody-else.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { Cast } from './change.ts'

/** Whom a wish may speak of: those in the picture in their order, then the rest of the cast. */
export function pictureCast(
  { figures }: SceneDescription,
  { descriptions, looks }: Cast,
): PictureCastMember[] {
  const present = figures.map(({ name }) => name)
  const all = [...new Set([...present, ...descriptions.map(({ name }) => name)])].map((name) => {
    const description = descriptions.find((one) => one.name === name)
    const look =
      looks.get(name.toLowerCase()) ?? (description ? readLook(description) : lookOfSomebody(name, undefined))
    const pronoun = description?.pronoun ?? pronounOf(look)
    return {
      name,
      details: description?.details ?? '',
      isInPicture: present.includes(name),
      nouns: nounsFor(look),
      ...(pronoun && { pronoun }),
    }
  })
  const here = all.filter(({ isInPicture }) => isInPicture)
  return all.map(({ nouns, ...member }) => {
    const alone = nouns.filter((noun) => here.filter((other) => other.nouns.includes(noun)).length === 1)
    return { ...member, called: member.isInPicture ? alone : [] }
  })
}

function pronounOf(look: Look): 'she' | 'he' | undefined {
  if (look.kind !== 'human' || look.gender === 'neutral') return undefined
  return look.gender === 'feminine' ? 'she' : 'he'
}

/** What somebody may be called by who does not say the name. */
function nounsFor(look: Look): string[] {
  if (look.kind === 'animal') return [look.species]
  if (look.kind === 'thing') return look.thing ? [look.thing] : []
  if (look.age === 'baby') return ['baby']
  const isGrown = look.age === 'adult' || look.age === 'elder'
  const feminine = isGrown ? ['woman', 'lady'] : ['girl', 'daughter', 'child', 'kid']
  const masculine = isGrown ? ['man'] : ['boy', 'son', 'child', 'kid']
  if (look.gender === 'neutral') return [...new Set([...feminine, ...masculine])]
  return look.gender === 'feminine' ? feminine : masculine
}
