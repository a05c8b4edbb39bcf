/**
 * The parts of a list ("pirates, a treasure map and a parrot"); a phrase that only has "and" in it ("salt and
 * pepper shakers") is cut, too, which does no harm.
 */
export function partsOfList(wish: string): string[] {
  if (/\b(?:named|called)\b.* and /i.test(wish)) return [wish]
  return wish
    .split(/\s*[,/+&]\s*(?:and |or )?|\s+and\s+(?:also |maybe |some )?|\s+plus\s+/i)
    .map((part) => part.replace(/^(?:also|maybe|and|or|with)\s+/i, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
}
