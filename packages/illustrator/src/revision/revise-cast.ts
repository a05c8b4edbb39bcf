import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const adding =
  /\b(add|include|with|bring|show|put|where is|where's|missing|needs?|also|too|join|joins|want|let)\b/
const removing =
  /\b(remove|delete|without|no|don't|never|take (?:\w+ ){0,3}?(?:out|away)|leave out|get rid of|drop|not (?:in|there|be))\b/

/** Who is in the picture. */
export function reviseCast(
  scene: SceneDescription,
  { words, names }: Wish,
  cast: readonly FigureDescription[],
): SceneDescription {
  const present = new Set(scene.figures.map(({ name }) => name))
  if (removing.test(words)) {
    const leaving = names.filter((name) => present.has(name))
    const staying = scene.figures.filter(({ name }) => !leaving.includes(name))
    return leaving.length > 0 && staying.length > 0 && namedAfter(words, removing, leaving)
      ? { ...scene, figures: staying }
      : scene
  }
  const coming = names.filter((name) => !present.has(name) && cast.some((figure) => figure.name === name))
  if (coming.length === 0 || !adding.test(words)) return scene
  const figures = coming.map((name) => ({
    name,
    pose: 'stand' as const,
    face: 'happy' as const,
    ...lookAt(scene.figures[0]?.name),
  }))
  return { ...scene, figures: [...scene.figures, ...figures] }
}

const lookAt = (name: string | undefined): { look?: string } => (name === undefined ? {} : { look: name })

/** "remove Leo" removes Leo; "Mia without a hat" does not remove Mia. */
function namedAfter(words: string, verb: RegExp, names: readonly string[]): boolean {
  const at = verb.exec(words)?.index ?? 0
  const rest = words.slice(at)
  const kinds =
    /\b(lamb|sheep|dog|puppy|cat|kitten|donkey|rabbit|bunny|lion|bear|mouse|bird|dove|horse|fox|owl)\b/
  return (
    names.some((name) =>
      name
        .toLowerCase()
        .split(' ')
        .some((part) => rest.includes(part)),
    ) || kinds.test(rest)
  )
}
