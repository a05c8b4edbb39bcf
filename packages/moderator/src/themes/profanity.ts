import { anyOf, type Theme } from '../theme.ts'

/**
 * Coarse phrases that a list of single words can't hold, because their words are innocent elsewhere: an ass
 * carries sacks, hell is in the Bible and Dick is somebody's uncle. The single words are in profanity-list.ts.
 */
export const profanity: Theme = {
  category: 'profanity',
  advice: 'is not a word for a children’s story. Please choose a kinder one.',
  rules: [
    anyOf(
      [
        '(?:ass|arse)[- ]?(?:holes?|hats?|wipes?|clown|face|licker)',
        '(?:dumb|smart|bad|fat|lame|hard|kick|lazy|candy)[- ]?(?:ass|arse)(?:es)?',
        '(?:kick|kiss|bite|my|your|his|their|lazy|fat|sorry|stupid|dumb|bare|pain in the|move your) (?:[a-z]+ )?(?:ass|arse)(?! and| carried| on which|,? the donkey)',
        '(?:such a|be a|being a|little|a real|total|you|fucking|what a|stupid) (?:dick|prick|cock|pussy|tit)(?!\\s+[a-z]*(?:dog|cat|cat|willow|tracy|whittington))',
        'dick(?:head|wad|face|bag)s?|pricks|cock(?:sucker|head)s?|suck (?:my|his|your|a)|douche(?:bag)?s?|jack ?off|tosser|wank\\w*|bellend|knob ?head|arsehole|numbnuts',
      ],
      /\b(?:rides?|rode|riding|saddl\\w+|donkey)\b/,
    ),
    anyOf(['[a-z]?bitch(?:es|y|ing)?'], /\bpupp(?:y|ies)\b|\blitter\b/),
    anyOf(
      [
        'what the hell|who the hell|why the hell|how the hell|where the hell|go to hell|hell no|hell yeah|bloody hell|like hell|as hell|burn in hell|to hell with',
        "god ?damn\\w*|damn (?:you|it|him|her|them|right|straight|fool)|(?:give|gives|gave|giving) a (?:damn|crap|shit|fuck|rat's)|dammit|damn",
        'piss(?:ed)?(?: (?:off|drunk|me off))|pissing|crap|crappy|holy crap|bull ?(?:crap|shit)|screw (?:you|this|that|him|her|them|it)(?! (?:in|on|into|together|tight|back|down|up|cap|lid|the))|f-ing|sod off|bugger off|buggers?|bloody (?:idiot|fool|bastard)|son of a bitch|skanks?|sluts?|whores?|bimbos?|milfs?|tits|titties|hookers?',
        'wtf|stfu|lmf?ao|gtfo|omfg|fml|fck\\w*|fuk\\w*|phuck\\w*|phuk\\w*|fking|effing|shite\\w*|biatch|beotch|azz(?:hole)?|cnut|cum|cumming',
      ],
      /\bgreat tits?\b|\bblue tits?\b|\bcoal tits?\b/,
    ),
  ],
  plainRules: [
    // Words with signs in place of letters: "sh*t", "f**k".
    {
      find: /(?<![\p{L}*])(?:(?:bull)?(?:sh[*#@%_!]{1,2}t|s[*#@%]{1,2}t)(?:ty|head)?|f[*#@%_]{1,3}c?k(?:ing|er|ed|s)?|f[*#@%]{2,}|b[*#@%_]{1,2}t?ch(?:es)?|a[*#$@%]{2}(?:hole)s?|c[*#@%]nts?|d[*#@%]ck(?:head)?s?|n[*#@%]gg(?:er|a)s?|wh[*#@%]res?|sl[*#@%]ts?|p[*#@%]ss(?:y|ies)|c[*#@%]ck)(?![\p{L}*])/giu,
    },
    { find: /(?<![\w@#$%&!*])(?=[@#$%&!*]{0,8}[@$%&])(?=[@#$%&!*]{0,8}[#!*])[@#$%&!*]{4,12}(?![\w*])/g },
  ],
}
