import type { FigureDescription } from '@faith-fables/illustrator/scene-description'

const notNames = new Set(
  'God Lord Jesus Christ Bible Yahweh Sunday Monday Tuesday Wednesday Thursday Friday Saturday January February March April May June July August September October November December Christmas Easter I The A An And But Then One Amen English'.split(
    ' ',
  ),
)

/** More people than this would not be told apart in the pictures. */
const mostPersons = 3

/**
 * Persons whom a text names but the parent did not: a capitalised word in the middle of a sentence, found at
 * least twice, or a title with a name ("Mrs. Hill"). The title and the words around tell how they look.
 */
export function findPersons(text: string, known: readonly FigureDescription[]): FigureDescription[] {
  const taken = new Set(known.flatMap(({ name }) => name.split(/\s+/)))
  const counts = new Map<string, number>()
  for (const [, title, name] of text.matchAll(
    /(?<=[\p{Ll},;:] ["“]?)(?:((?:Mrs?|Miss|Ms|Dr|Grandma|Grandpa|Uncle|Aunt|Pastor|King|Queen)\.?) )?(\p{Lu}\p{Ll}+(?:-\p{L}+)*)/gu,
  )) {
    if (!name || taken.has(name) || notNames.has(name)) continue
    const whole = title ? `${title} ${name}` : name
    counts.set(whole, (counts.get(whole) ?? 0) + (title ? 2 : 1))
  }
  return [...counts]
    .filter(([, count]) => count >= 2)
    .slice(0, mostPersons)
    .map(([name]) => ({ name, details: detailsFor(name, text) }))
}

function detailsFor(name: string, text: string): string {
  if (/^(Mrs|Miss|Ms|Grandma|Aunt|Queen)/.test(name)) return 'a woman with a kind face'
  if (/^(Mr|Grandpa|Uncle|Pastor|King)/.test(name)) return 'a man with a kind face'
  const apposition = new RegExp(
    `${name}(?:,| was| is)? (?:the|an?|her|his|their) ([\\p{Ll} -]{3,40})`,
    'u',
  ).exec(text)?.[1]
  return apposition ? `a ${apposition.trim()}` : 'a child with a friendly face'
}
