/** What churches sing and pray in Latin and Greek; with no other Latin around it, it is like what spells are made of. */
const sung =
  /\b(?:gloria in excelsis(?: deo)?|cum sancto spiritu|(?:kyrie|christe) eleison|agnus dei(?:,? qui tollis peccata mundi)?|dona nobis pacem|ave maria(?:,? gratia plena)?|pater noster(?:,? qui es in (?:caelis|coelis))?|in nomine patris(?:,? et filii)?(?:,? et spiritus sancti)?|veni (?:creator|sancte) spiritus|te deum(?: laudamus)?|nunc dimittis|benedictus qui venit(?: in nomine domini)?|salve regina|stabat mater|laudate (?:dominum|pueri)|panis angelicus|o magnum mysterium|adeste fideles|in dulci jubilo|deo gratias|(?:pax|dominus) vobiscum|ubi caritas)\b/giu

/** A text of the same length in which such words are blank. */
export const withoutLiturgy = (text: string): string =>
  text.replace(sung, (words) => ' '.repeat(words.length))
