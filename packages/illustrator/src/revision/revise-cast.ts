import type { SceneDescription } from '../scene-description.ts'
import { type Cast, type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const adding =
  /\b(add|include|with|bring|show|put|where is|where's|missing|needs?|also|too|join|joins|want|let|should|must|could|can)\b/
const removing =
  /\b(remove|delete|without|no|don't|never|take (?:\w+ ){0,3}?(?:out|away)|leave out|get rid of|drop|not (?:in|there|be))\b/

/** "Only Mia", but not "only Mia should smile". */
const alone =
  /^(?:only|just) (?:show |draw )?[\p{L}']+(?: and [\p{L}']+)?(?: please)?$|\balone\b|\bby (?:her|him)self\b/u

/** Who is in the picture. */
export function reviseCast(scene: SceneDescription, wish: Wish, cast: Cast): Revision {
  const present = new Set(scene.figures.map(({ name }) => name))
  const kept = scene.figures.filter(({ name }) => wish.names.includes(name))
  if (alone.test(wish.words) && kept.length > 0 && !removing.test(wish.words))
    return { scene: { ...scene, figures: kept }, placed: ['alone herself himself'] }
  if (removing.test(wish.words)) return withoutThose(scene, wish, present)
  const coming = wish.names.filter(
    (name) =>
      !present.has(name) &&
      cast.descriptions.some((figure) => figure.name === name) &&
      !isOwner(name, wish.words),
  )
  if (coming.length === 0 || !adding.test(wish.words)) return untouched(scene)
  const figures = coming.map((name) => ({
    name,
    pose: 'stand' as const,
    face: 'happy' as const,
    ...lookAt(scene.figures[0]?.name),
  }))
  return { scene: { ...scene, figures: [...scene.figures, ...figures] }, placed: [] }
}

/** Whose house or hat it is need not be there. */
const isOwner = (name: string, words: string): boolean => words.includes(`${name.toLowerCase()}'s `)

const lookAt = (name: string | undefined): { look?: string } => (name === undefined ? {} : { look: name })

function withoutThose(
  scene: SceneDescription,
  { words, names, mentions }: Wish,
  present: Set<string>,
): Revision {
  const leaving = names.filter((name) => present.has(name))
  const staying = scene.figures.filter(({ name }) => !leaving.includes(name))
  // "Remove Leo" removes Leo; "Mia without a hat" does not remove Mia.
  const after = words.slice(removing.exec(words)?.index ?? 0)
  const areMeant = mentions
    .flatMap(({ called }) => called)
    .some((word) => new RegExp(`\\b${word}\\b(?!'s)`).test(after))
  if (leaving.length === 0 || staying.length === 0 || !areMeant) return untouched(scene)
  return { scene: { ...scene, figures: staying }, placed: [] }
}
