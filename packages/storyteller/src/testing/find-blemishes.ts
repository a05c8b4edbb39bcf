/** What betrays a machine in a printed text, each with a name; none of it may stand in a story. */
const blemishes: readonly (readonly [string, RegExp])[] = [
  ['a slot or mark of the notation is left', /[{}[\]¶*\uE000]|\bundefined\b|\bnull\b|\bNaN\b/],
  ['a space is doubled or stands before a stop', / {2}| [,.;!?](?!\.\.)/],
  ['two stops meet', /\.\.(?!\.)(?<!\.\.\.)|[,;] ?[,;.]|[!?]\.(?!\.)/],
  ['"a" stands before a vowel', /(?<![\p{L}'’-])[Aa] (?:[aeio]|u(?!ni|s[aeu]|k|k|ku))\p{Ll}/u],
  [
    '"an" stands before a consonant',
    /(?<![\p{L}'’-])[Aa]n (?!hour|honest|honor|heir)[bcdfghjklmnpqrstvwxyz]\p{Ll}/u,
  ],
  ['"a" stands before a silent h', /(?<![\p{L}'’-])[Aa] (?:hour|honest|honor|heir)/u],
  ['an article is doubled', /(?<![\p{L}'’-])(?:an?|the) (?:an?|the)(?![\p{L}'’-])/iu],
  [
    'one person has a plural verb',
    /(?<!\b(?:[Ii]f|as|though|that|whether|would|could|can|did|do|does|[Ww]ould|[Cc]ould|[Cc]an|[Ww]ere|and|wish|wished|than|let|made|make|saw|heard|what|Did|Does) )(?<!, as )\b(?:[Hh]e|[Ss]he|[Ii]t) (?:were|are|have)\b/,
  ],
  ['they have a singular verb', /\b[Tt]hey (?:was|is|has|does|goes|says|looks)\b/],
  ['a plain pronoun is wrong', /\b(?:they's|theirself|hisself|them's)\b/],
]

export function findBlemishes(text: string): string[] {
  return blemishes.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found
      ? [`${name}: …${text.slice(Math.max(0, found.index - 30), found.index + 40).replaceAll('\n', ' / ')}…`]
      : []
  })
}
