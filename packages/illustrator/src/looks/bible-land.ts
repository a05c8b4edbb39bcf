import type { DescriptionWords } from './description-words.ts'

const trades =
  'shepherd|shepherdess|prophet|disciple|apostle|samaritan|pharaoh|innkeeper|wise man|fisherman of galilee|' +
  'bethlehem|jerusalem|galilee|nazareth|egypt|bible times|long ago|ancient'

/** Whether the words tell of somebody from the lands and times of the Bible, who dresses accordingly. */
export const bibleLand = (words: DescriptionWords): boolean => words.has(trades)
