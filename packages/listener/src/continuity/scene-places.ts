/** Places by what stands together: from one of a line to the next nobody has to walk. */
const places: readonly (readonly [value: string, nouns: string])[] = [
  ['kitchen', 'kitchen|pantry|kitchen table'],
  ['bedroom', 'bedroom|nursery'],
  ['bathroom', 'bathroom|bathtub|bath'],
  ['classroom', 'classroom|schoolroom'],
  ['stable', 'stable|barn|cowshed|stall|henhouse'],
  ['beach', 'beach|seashore|shore|sand|dunes|boat|ship|canoe|harbour|harbor|pier|deck|sea|waves'],
  ['forest', 'forest|woods|clearing'],
  ['church', 'church|chapel|pew'],
  ['garden', 'garden|meadow|orchard|field|yard|lawn|grass'],
  ['mountain', 'mountain|mountaintop|summit|peak'],
  ['desert', 'desert'],
  ['market', 'market|shop|street|square|bakery|supermarket|playground'],
  ['library', 'library|bookshop'],
  ['bus', 'bus|train|tram'],
  ['attic', 'attic|cellar|basement'],
  ['hospital', 'hospital|clinic'],
  ['cave', 'cave|cavern'],
  ['lake', 'lake|river|pond|pool'],
  ['zoo', 'zoo|museum|circus'],
]

export const placeMarks = places.map(
  ([value, nouns]) =>
    [
      value,
      '',
      new RegExp(
        `\\b(?:in|at|on|inside|under|by|over) (?:the (?:very )?(?:middle|heart|edge|back|corner|top|foot|side|bottom) of )?(?:the|her|his|their|a)(?: [a-z']+)? (?:${nouns})\\b(?! (?:door|window|wall|floor|sink|drawer))`,
      ),
    ] as const,
)
