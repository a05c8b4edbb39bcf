/** What hair is likened to, and the colour that is meant. */
const likened: readonly [things: RegExp, colour: string][] = [
  [/^(?:straw|dry straw|wet sand|dry grass|hay|wheat|corn|sand|butter|sunshine|the sun)$/i, 'blond'],
  [/^(?:gold|honey)$/i, 'golden'],
  [/^(?:fire|flames?|fox|copper|carrots?|rust|embers)$/i, 'red'],
  [/^(?:coal|ink|night|midnight|raven|crow|soot|tar|liquorice)$/i, 'black'],
  [/^(?:snow|cotton|cotton wool|flour|milk|sheep|dandelion clock)$/i, 'white'],
  [/^(?:ash|ashes|smoke|fog)$/i, 'grey'],
  [/^(?:chocolate|chestnuts?|bark|coffee)$/i, 'brown'],
]

const liking =
  /\b(?:hair|mop|mane)(?: is)?(?: the colou?r of| like| as) (?:(?:a|an|the) )?(\p{L}+(?: \p{L}+)?)$/iu

/**
 * The words for hair as they are drawn: "like straw" is blond, and of half a head of hair the other half is hair, too ("green on
 * the other side").
 */
export const asSaidOfHair = (words: string): string =>
  words
    .replace(/\bwig\b/iu, 'hair')
    // It ends at the brows, and they are as they are.
    .replace(
      /\b(?:(?:that |which )?(?:goes |hangs |falls |reaches |comes )?(?:down |right )*(?:to|over|into|above|touching)) (?:his|her|the|their) (?:eye)?brows\b/iu,
      'with a fringe',
    )
    .replace(/\bhair like an? dandelion\b/iu, 'spiky hair')
    .replace(/\bhair (?:is |worn )?up\b/iu, 'hair in a bun')
    .replace(/\b(with \p{L}+) (?:cuffs?|rings?|cowries|cowrie shells|shells)\b/iu, '$1 hair beads')
    .replace(
      /\b(with (?:\p{L}+ )?\p{L}+) (?:pom[- ]?poms?|elastics|threads?|strings|wool|yarn)\b/iu,
      '$1 ribbons',
    )
    .replace(
      /\bwith an? (?:(?:big|small|little|huge|fresh) )?((?:\p{L}+ )?)(?:flower|hibiscus|rose|peony|daisy)\b(?: in (?:it|her hair|his hair))?/iu,
      ', $1flower in her hair',
    )
    .replace(/\bno hair (?:at all )?(?:except|exept|but|apart from|save)\b.*$/iu, 'wisps')
    .replace(
      /\bhair (?:that |which )?(?:won['’]?t|doesn['’]?t|will not|does not|refuses to) grow\b/iu,
      'wisps',
    )
    .replace(
      /\b(?:cut|trimmed|ends?|ending) (?:off )?(?:at|to) (?:the |her |his )?(?:chin|jaw|ears?)\b/iu,
      'bob',
    )
    .replace(/\btufts?\b(.*)\band (?:none|nothing) (?:elsewhere|on top|else)\b/iu, 'balding hair$1')
    .replace(
      /\b(?:tied|held|kept) (?:back |up )?with an? ((?:\p{L}+ )?)(?:band|bandana|tie|scrunchie|ribbon|scarf|cloth|string)\b/iu,
      'with a $1ribbon',
    )
    .replace(/\b(?:piled|pinned|swept|put|twisted|tied) (?:up|high)\b/iu, ', bun')
    .replace(
      /\b(?:shaved |shaven )?(?:zigzags?|lines?|lightning bolts?|stars?|stripes?|patterns?)(?: (?:shaved|cut))? (?:in(?:to)?|at|on|shaved at) the sides?\b/iu,
      '',
    )
    .replace(/\b(?:with |and )?(?:dyed )?(\p{L}+) (?:at|on) the (?:tips|ends)\b/iu, ', $1 hairtips')
    .replace(/\b(?!the\b|with\b|and\b|split\b|at\b|on\b)(\p{L}+) (?:tips|ends)\b/iu, '$1 hairtips')
    .replace(
      /\b(?:the )?(?:tips|ends)(?: (?:are|is|all))? (?:dyed |dipped |bleached |painted )?(?:in )?(?!and\b|of\b)(\p{L}+)$/iu,
      ', $1 hairtips',
    )
    .replace(
      /\b(?:big|huge|massive|enormous|voluminous)(?=,? (?:and )?(?:\p{L}+ ){0,2}(?:curly|curls)\b)/iu,
      'bighair',
    )
    .replace(
      underCloth,
      (_said, shade: string, cloth: string) =>
        `under a ${shade}headscarf${/^scarf|^cloth/i.test(cloth) ? '' : ` and a ${shade}shawl`}`,
    )
    // No top that is worn.
    .replace(/\bbald(?:ing)? (?:on|at) (?:the )?top\b/iu, 'balding')
    .replace(/\b(?:on|at) (?:the )?top(?: of (?:the|his|her|their) head)?\b/iu, '')
    .replace(/\bon the other(?: side)?\b/iu, 'hair')
    .replace(/\bsun[- ]?(?:bleached|kissed)\b/iu, 'bleached')
    .replace(
      /(?: (?:that|which))? (?:sticks|sticking|stands|standing) (?:straight |right )?(?:up|on end)\b/iu,
      ', spiky hair',
    )
    .replace(liking, (said, thing: string) => {
      const colour = likened.find(([things]) => things.test(thing))?.[1]
      return colour ? `${colour} hair` : said
    })

/** "Grey hair under a white netela shawl": it lies over the hair and about the shoulders. */
const underCloth =
  /\b(?:under|beneath|covered (?:by|with)|tucked (?:in|into|under)) (?:an?|her|the|his) ((?:(?:light |dark |pale )?\p{L}+ )??)(?:soft |thin |long |cotton |big )*(?:(?:netela|netella|natala|shamma|gabi) )?(shawl|scarf|netela|netella|natala|shamma|gabi|cloth)\b/iu

/** What eyes are likened to. */
const likenedEyes: readonly [things: RegExp, colour: string][] = [
  [/^(?:coals?|grapes|currants|olives|beetles|night|beads|the night)$/i, 'dark'],
  [/^(?:chocolate|chocolate buttons|conkers|chestnuts|coffee|almonds|a deer|a cow)$/i, 'brown'],
  [/^(?:sky|sea|ocean|cornflowers|forget me nots|ice|lake|husky)$/i, 'blue'],
  [/^(?:moss|emeralds|grass|cat|a cat)$/i, 'green'],
]

/** "Eyes like two black grapes" are black, "like the sky" blue. */
export const asSaidOfEyes = (words: string): string =>
  words.replace(
    /\beyes(?: are)?(?: the colou?r of| like) (?:(?:two|the|a|an|little|big) )*(\p{L}+(?: \p{L}+)?)$/iu,
    (said, thing: string) => {
      const [shade = '', ...noun] = thing.split(' ')
      const colour = likenedEyes.find(([things]) => things.test(thing) || things.test(noun.join(' ')))?.[1]
      const isShade = noun.length > 0 && /^(?:black|brown|blue|green|grey|gray|dark)$/i.test(shade)
      return isShade ? `${shade === 'black' ? 'dark' : shade} eyes` : colour ? `${colour} eyes` : said
    },
  )
