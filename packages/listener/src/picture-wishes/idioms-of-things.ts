/** How large something came out, said of what it is in the picture. */
const subject =
  "^(?:but |and |also |why )*(?!(?:please|make|it|this|that|he|she|i|we|you|they)\\b|(?:the |his |her |their )?(?:faces?|eyes?)\\b)(?:the |his |her |their |that |this |our )?\\S+(?: \\S+)?(?: though)? (?:is|are|'s|looks|came out|seems)(?: just| now| here| drawn)*"
const sizedWrongly = {
  tooLarge: new RegExp(
    `${subject} (?:(?:way|far|much|so|really|absolutely) )*(?:huge|gigantic|enormous|massive|giant|the size of|size of|bigger than|larger than|as (?:big|large|tall) as|too (?:big|large|huge|tall)|(?:much|way|far) (?:taller|bigger|larger))\\b(?! should| please)`,
  ),
  tooSmall: new RegExp(
    `${subject} (?:(?:way|far|much|so|really) )*(?:(?:too|so|very|really) (?:small|tiny|little)|tiny|minuscule|microscopic|smaller than|as small as|(?:much|way|far) smaller)\\b(?! should| please)`,
  ),
} as const

/** Too many, too few, to go, or wrongly drawn: things in words that mean one thing. */
export const idiomsOfThings: readonly (readonly [RegExp, string])[] = [
  // "There's way too many seagulls", "half as many butterflies", "two owls, one will do".
  [
    /^(?:only |just )?(?:one|two|three|four|five|\d) \S+(?: \S+)? ,? ?not (?:two|three|four|five|six|seven|eight|nine|ten|\d+)$|^(?:(?:still|and|but|also) )*there ?(?:'s|is|are) (?:(?:just|still|way|far) )*(?:so|too) many (?!stuff|things?|clutter|fingers|thumbs|toes|hands|arms|legs|heads|eyes|ears|tails)\S|^(?:half|a third|a quarter) as many \S|^(?:one|two|three|four|five|six|\d+) \S+(?: \S+)? ,? ?(?:one|two|three|a single one)? ?(?:will do|would do|is enough|is plenty)\b/,
    'fewer-things',
  ],
  // "Also there's a sixth finger", "a third hand's coming out of the basket".
  [
    /^(?!.*\b(?:remove|delete|take|leave|lose|without|get rid)\b).*\b(?:third|fourth|fifth|sixth|seventh|extra|spare|second) (?:left |right )?(?:hand|arm|leg|finger|thumb|head|foot|tail|nose|mouth)s?\b/,
    'mistake',
  ],
  // "One wing has dropped off", "his left shoe has vanished".
  [
    /\b(?:wings?|wheels?|legs?|arms?|hands?|ears?|tails?|shoes?|boots?|feet|foot|paws?|horns?|eyes?) (?:has|have|'s|is|are) (?:just |somehow )?(?:dropped off|fallen off|come off|vanished|disappeared)\b/,
    'mistake',
  ],
  // "The rabbit has lost an ear", "the rope isn't attached to anything".
  [
    /\b(?:has|have|'s|'ve) lost (?:an?|one|his|her|its|the|both) (?:left |right )?(?:ears?|eyes?|arms?|legs?|hands?|foot|feet|fingers?|tail|wings?|wheels?|nose|paws?|horns?|handles?|strings?)\b|^(?:the|his|her|their) \S+ (?:is|are|'s|does|do) ?(?:not|n't) (?:even |really )?(?:attached|connected|tied|fixed|joined|touching|touch) /,
    'mistake',
  ],
  // "The patch is on the wrong ear".
  [/\b(?:is|are|'s|sits) on the wrong (?:ear|eye|arm|hand|leg|foot|side|shoulder|knee|cheek)s?\b/, 'mistake'],
  // "One is floating", "he is holding it upside down", "they all have the same face".
  [
    /\b(?:one|they|it|that|which) (?:is|are|'s|'re|just|even)? ?(?:floats?|floating|hovers?|hovering|flying in the air)\b/,
    'mistake',
  ],
  [
    /^(?!.*\b(?:should|must|could|make|want|please|put|have|hoping|handstand)\b).*\b(?:upside down|upside doon|back to front|inside out|wrong way (?:round|up|around))\b/,
    'mistake',
  ],
  [/^(?!are ).*\b(?:have|has|having|got|with) (?:all )?(?:the )?same faces?\b/, 'mistake'],
  // "Less old".
  [/\bless (?:old|aged|grown up|wrinkled)\b|\b(?:fewer|less) wrinkles\b/, 'looks'],
  // "He'll want the tractor blue".
  [
    /^(?!.*\b(?:not|n't|never|hair|eyes|skin)\b).*\b(?:want|wants|like|likes|have|make|paint|prefer)\b (?:the|his|her|their|that|this|our) \S+(?: \S+)? (?:(?:light|dark|bright|pale) )?(?:red|blue|green|yellow|orange|purple|pink|brown|black|white|grey|gray|gold|golden|silver|turquoise)(?: please| instead)?$/,
    'colour',
  ],
  // "The sky should be full of stars".
  [
    /^(?:(?:please|make|and|maybe) )*(?:the|his|her|their) \S+ (?:should|must|could|can|to|ought to) be (?:full of|filled with|covered in|covered with) (?!it\b)\S/,
    'add-thing',
  ],
  // "My husband should be in it too".
  [
    /^(?:(?:please|and|maybe|also) )*(?:my|our|his|her|their) \S+ (?:should|must|has to|needs to|could|ought to) be (?:in (?:it|this|the picture|there)|there|here|with them)\b/,
    'add-thing',
  ],
  // "I want the ocean in it", "can the sea be in it?"
  [
    /^(?:but |and |also )*(?:i|we|she|he) (?:really |just )?(?:want|wants|need|needs|would like|'d like|would love|'d love|miss) (?:the|an?|some|our|their) \S+(?: \S+)? in (?:it|this|this one|there|the picture)(?: too| please)*$|^(?:and |but )*(?:can|could|may) (?:the|an?|some|our) \S+(?: \S+)? be in (?:it|this|there|the picture)(?: too| please)*$/,
    'add-thing',
  ],
  // "Mountains in the background please".
  [
    /^(?:(?:and|with|some|a|an|maybe) )*(?!the |his |her |their |put |move |less |no )[\p{L}-]+(?: [\p{L}-]+)? in the (?:background|distance)(?: please)?$/u,
    'add-thing',
  ],
  // Lamps that shine are things.
  [
    /^(?:(?:and|with|the|some|all|first|a few|maybe) )*(?:street |oil |paper |fairy )?(?:lamps|lanterns|candles|lights|street ?lamps)(?: are| should be)? (?:lit|burning|glowing|shining|on in the \S+)(?: please)?$/,
    'add-thing',
  ],
  [/^(?:(?:and|the|maybe) )*(?:lamps|lanterns|candles|stars|flowers|birds) more(?: please)?$/, 'more-things'],
  [
    /^(?:and |also |some |a few |many |lots )*more (?:\S+ )?(?:lights|lamps|lanterns)(?: please)?$/,
    'more-things',
  ],
  // They shine far off, and the picture is no brighter for them.
  [/^(?!.*\b(?:no|not|without|remove|less|fewer)\b).*\b(?:northern|southern) lights\b/, 'add-thing'],
  // "I don't need uncle", "we don't want the dog in it".
  [
    /^(?:but |and |also )*(?:i|we|she|he) (?:do|does) ?(?:not|n't) (?:really )?(?:need|want) (?!to\b|it\b|that\b|this\b|him to|her to|you\b|an?\b.* to\b)(?:(?:the|any|an?|his|her|our|this|that) )?\S+(?: in (?:it|this|the picture|this one))?$/,
    'remove-thing',
  ],
  // "Goats out".
  [
    /^(?:the |that |those |all )?(?!(?:lights?|lamps?|zoom\w*|further|farther|far|step|stand|pull|back|run|fly|blow|way|right|a bit|miles|come|look|go|it|them|way|tongue|teeth|arms?|hands?|hood|move|take|leave|put|cut)\b)[\p{L}-]+ (?:out|away)(?: please| pls)?$/u,
    'remove-thing',
  ],
  // "The cat you can leave out", "cut the window".
  [
    /^(?:the|that|this|those) .* you (?:can|could|may|might) (?:leave out|leave away|take out|drop|omit|remove)\b/,
    'remove-thing',
  ],
  [
    /^(?:(?:please|kindly|would you|could you|can you) )*(?:omit|cut|scrap|bin|lose) (?:out )?(?:the|that|this|those) (?!hair|fringe|beard|lines?\b)\S/,
    'remove-thing',
  ],
  [
    /^(?:but |and |please |oh )*(?:do n't|don't|do not|never) (?:lose|touch|drop) (?:that|this|it|those|them)$/,
    'keep',
  ],
  // "The case should be nearly as tall as she is", "it should be almost up to the ceiling".
  [
    /^(?!.*\b(?:not|n't|never)\b).*\b(?:must|should|has to|needs to|ought to|could|can|to) (?:be|reach|go|get) (?:(?:nearly|almost|about|at least|just|easily|really|twice) )*(?:as (?:big|large|tall|high|long|huge|wide) as|(?:right |all the way )?up to (?:the|her|his|their) (?:ceiling|roof|sky|clouds|chin|waist|shoulders?|head))\b/,
    'bigger',
  ],
  [
    /^(?!.*\b(?:not|n't|never)\b).*\b(?:must|should|has to|needs to|ought to|could|can|to) be (?:(?:nearly|almost|about|just|really|only) )*as (?:small|tiny|little|short) as\b/,
    'smaller',
  ],
  // "The ant is huge, size of a cat", "the table is as big as a car", "Leo is drawn much taller".
  [sizedWrongly.tooLarge, 'smaller'],
  [sizedWrongly.tooSmall, 'bigger'],
  // "The tree must be a small one", "the fire should be tiny".
  [
    /^(?:the|that|this|his|her|their) \S+(?: \S+)? (?:must|should|has to|needs to|ought to) be (?:an? )?(?:(?:very|much|really|quite|a bit|a little|rather|only) )*(?:small|tiny|little)(?: one)?$/,
    'smaller',
  ],
  [
    /^(?:the|that|this|his|her|their) \S+(?: \S+)? (?:must|should|has to|needs to|ought to) be (?:an? )?(?:(?:very|much|really|quite|a bit|a little|rather) )*(?:big|large|huge|giant|enormous)(?: one)?$/,
    'bigger',
  ],
]
