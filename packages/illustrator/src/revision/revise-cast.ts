import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { type Revision, untouched } from './revision.ts'
import type { Wish } from './wish.ts'

const adding =
  /\b(add|include|with|bring|show|put|where is|where's|missing|needs?|also|too|join|joins|want|let|should|must|could|can)\b/
const removing =
  /\b(remove|delete|without|no|don't|never|take (?:\w+ ){0,3}?(?:out|away)|leave out|get rid of|drop|not (?:in|there|be))\b/

/** Who is in the picture. */
export function reviseCast(
  scene: SceneDescription,
  wish: Wish,
  cast: readonly FigureDescription[],
): Revision {
  const present = new Set(scene.figures.map(({ name }) => name))
  if (removing.test(wish.words)) return withoutThose(scene, wish, present)
  const coming = wish.names.filter(
    (name) => !present.has(name) && cast.some((figure) => figure.name === name) && !isOwner(name, wish.words),
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
