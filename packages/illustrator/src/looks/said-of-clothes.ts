/** "Paint on the knees" and "knees covered in paint" are painted knees, and patches on them patched ones. */
export const ofKnees = (words: string): string =>
  words
    .replace(kneesUnder, (_said, stuff: string) => `${asOnKnees(stuff)} knees`)
    .replace(stuffOnKnees, (_said, stuff: string) => `${asOnKnees(stuff)} knees`)
    .replace(/\bknee[- ]patch(?:es)?\b/giu, 'patched knees')

/** A woolly hat, and none of fur. */
export const hatWithFlaps =
  /^(?!.*\b(?:fur|furry|trapper|ushanka)\b)(?=.*\bear[- ]?flaps?\b)(.*?)\b(?:(?:woolly|woolen|woollen|wool|knitted|knit|winter) )*(?:chullo )?(?:hat|cap|beanie|chullo)\b/iu

/** "A white netela over her hair". */
export const overHair =
  /\b((?:(?:light |dark |pale )?\p{L}+ )?)(shawl|scarf|netela|netella|natala|shamma|gabi|cloth)(?: shawl)? (?:\p{L}+ )?(?:over|around|round|on|covering) (?:her|his|the|their) (?:hair|head)\b/iu

/** "Covered in paint", "paint-splattered": spots of it all over the cloth. */
export const withPaint = (words: string): string =>
  /\b(?:knees?|hands?|fingers?)\b/i.test(words) ? words : words.replace(splashed, 'paintsplashed')

const splashed =
  /\b(?:(?:always |usually |all )?(?:covered|splashed|splattered|spattered|stained|speckled|flecked|smeared|dotted|full) (?:in|with|of) (?:\p{L}+ )?paint|with (?:\p{L}+ )?paint (?:all )?(?:on|over)(?: (?:them|it))?|paint[- ](?:splashed|splattered|spattered|stained|covered|smeared|flecked|speckled|splashes|stains|spots)|paint(?:y|ed on))\b/iu

/** "Darned elbows", "leather patches on the elbows": there are patches. */
export const ofElbows = (words: string): string =>
  words
    .replace(
      /\b(?:darned|mended|patched|darns|holes|worn|worn[- ]out) (?:(?:in|on|at) (?:the |both |his |her )?)?(?:elbows?|sleeves?)\b/iu,
      'elbow patches',
    )
    .replace(/\bpatch(?:es)? (?:on|at|over) (?:(?:the|both|his|her|their) )*elbows?\b/iu, 'elbow patches')
    .replace(
      /\b(?:elbows?|sleeves?) (?:that (?:are|were) |are |have been )?(?:darned|mended|patched)\b/iu,
      'elbow patches',
    )

const kneesUnder =
  /\bknees (?:that are |are |always |all )*(?:covered|splashed|splattered|stained|full) (?:in|with|of) (paint|mud|dirt|grass)\b/giu
const stuffOnKnees =
  /\b(paint|mud|dirt|grass|patch(?:es)?)(?: (?:stains?|splashes|splatters|spots|marks|sewn))? (?:on|over|at) (?:(?:the|his|her|their|both|one) )*knees?\b/giu

const asOnKnees = (stuff: string): string =>
  /^paint/i.test(stuff)
    ? 'painted'
    : /^patch/i.test(stuff)
      ? 'patched'
      : /^grass/i.test(stuff)
        ? 'grassy'
        : 'muddy'
