import { anyOf, near, type Theme } from '../theme.ts'
import { possessive, yourself } from './pattern-words.ts'

/** Wanting to die, hurting oneself, starving oneself. "Dying to meet the puppy" and a dead hamster pass. */
export const selfHarm: Theme = {
  category: 'self-harm',
  advice:
    'speaks of hurting oneself. Please leave it out; a story may say that someone is very sad and is comforted. If it is about somebody you know, please talk to a doctor or a helpline.',
  rules: [
    anyOf([
      near(
        '(?:think|thinks|thinking|thought|dream|dreams|dreamed|plan|plans|planned) (?:about|of)',
        '(?:jumping (?:off|from|down|so)|jumping|dying|killing (?:him|her|my)self|ending (?:it|his|her|my)|death every)',
      ),
      near(
        '(?:too fat|so fat|fat|thin|skinny|thinner|calories|lose weight|ugly)',
        '(?:never (?:to )?eats?(?: again)?|stop(?:s|ped)? eating|refuses? (?:to eat|food)|starv\\w*|skip(?:s|ped)? (?:all |every |her |his )?meals?|throw(?:s|ing)? up|vomit\\w*)',
      ),
      '(?:want|wants|wanted|wish|wishes|wished)\\s+to\\s+(?:[a-z]+\\s+){0,4}(?:be dead|die|not be here anymore)(?!\\s+(?:of|laughing|for))',
      '(?:carv|cut|scratch|burn)(?:e|es|ed|s|ing)?\\s+(?:[a-z]+\\s+){1,3}(?:in|into|on)\\s+(?:his|her|my|their)\\s+(?:own\\s+)?(?:arms?|skin|legs?|wrists?|thighs?)',
    ]),
    anyOf(
      [
        near(
          '(?:goodbye|farewell|last) (?:letters?|notes?)',
          '(?:pills|tablets|bridge|rope|razor|die|dies|dead|end|roof|jump\\w*)',
        ),
        `(?:swallow|swallows|swallowed|gulps?|gulped|downs?|downed|took|takes|taking|ate|eats)(?:\\s+[a-z]+){0,3}\\s+(?:bottle|bottles|handful|box|packet|dozens)\\s+of\\s+(?:[a-z]+\\s+)?(?:pills|tablets|medicine|painkillers|bleach)`,
        `how to (?:hurt|cut|kill|harm|starve|hang|drown|poison|injure|choke) (?:yourself|myself|himself|herself|themsel(?:f|ves)|oneself)`,
        `(?:hurt|hurts|hurting)\\s+${yourself}\\s+(?:without|secretly|again and again|every (?:day|night))`,
        `(?:scratch|cut|bit|bite|burn|slic|carv|dig|pick|pinch)(?:es|s|ing|e|ed)?\\s+(?:into\\s+)?${possessive}\\s+(?:own\\s+)?(?:arms?|wrists?|skin|legs?|thighs?|hands?)(?:\\s+[a-z]+){0,4}\\s+(?:until|because|to feel|on purpose|open|bleeds?|bled|with a (?:razor|knife|blade|lighter))`,
        `hat(?:e|es|ed|ing)\\s+${yourself}`,
        `(?:never|not) been born|stops? existing|not exist anymore|cease to exist|rather be dead|ready to die|tired of living|done with life`,
        `nooses?|slit wrists|death wish|pro-?ana|thinspo`,
      ],
      /\bhat(?:e|ed|es) (?:him|her|my)self for (?:laughing|shouting|being late)/,
    ),
    anyOf(
      [
        'suicid(?:e|es|al|ally)',
        `(?:kill|kills|killing|killed|hang|hangs|hanging|hanged|hung|drown|drowns|drowned|drowning|shoot|shoots|shot|stab|stabs|stabbed|harm|harms|harmed|harming|cut|cuts|cutting|starv(?:e|es|ed|ing)|poison|poisons|poisoned|slit|injure|injures)\\s+${yourself}(?!\\s+(?:a|an|some|another)\\b)`,
        `hurt(?:s|ing)?\\s+${yourself}\\s+(?:on purpose|deliberately|so that|to feel)`,
        'self[- ]?(?:harm|injur|mutilat)\\w*',
        `(?:cut|cuts|cutting|slit|slits|slash|slashes|slashed)\\s+(?:open\\s+)?${possessive}\\s+(?:own\\s+)?(?:wrists?|arms?|veins?|legs?|thighs?|throat)`,
        `(?:tak(?:e|es|ing)|took|hid(?:e|es|ing)?|us(?:e|es|ed|ing)|with|bought|buys)\\s+(?:a|the|his|her|some)\\s+(?:razor|razor blade|blade)s?`,
        `(?:razor|blade|knife)\\w*\\s+(?:to|on|across|over|into)\\s+${possessive}\\s+(?:own\\s+)?(?:wrists?|arms?|skin|veins?)`,
      ],
      /\bcut (?:himself|herself|themselves|myself) (?:shaving|on a|free|out)\b/,
    ),
    anyOf([
      '(?:want|wants|wanted|wish|wishes|wished|wishing|hope|hopes|hoped|longs?|longed)\\s+(?:that\\s+)?(?:to\\s+(?:die|be dead|stop living|end it(?: all)?|never wake up|disappear forever)|(?:i|he|she|they)\\s+(?:was|were|could be|would be)\\s+(?:dead|never born))',
      "(?:not|n't|no longer|never)\\s+(?:really\\s+)?(?:want|wants|wanted|wish|wishes|wished)\\s+to\\s+(?:live|be alive|exist|go on living|wake up)",
      '(?:no|any)\\s+(?:reason|point)\\s+(?:to|in)\\s+(?:live|living|go(?:ing)? on living|stay(?:ing)? alive|being alive)',
      `(?:end|ends|ended|ending|take|takes|took|taking)\\s+${possessive}\\s+own\\s+li(?:fe|ves)`,
      `(?:to\\s+end|ending|ended|ends)\\s+${possessive}\\s+li(?:fe|ves)(?!\\s+(?:story|in|with|as|of|work|at))`,
      '(?:nobody|no one|no-one) would (?:even )?(?:miss|care|notice|cry)(?: (?:about|for))?(?: (?:me|him|her|them))? if (?:i|he|she|they) (?:was|were|am|is|are|died|had died|disappeared|vanished|killed)',
      '(?:cutting|burning|hurting) (?:makes|made|helps|helped|calms|calmed) (?:me|him|her|them)',
      '(?:to\\s+)?(?:make it (?:all )?end|end it all)',
      'better off\\s+(?:(?:if|when)\\s+(?:i|he|she|they)\\s+(?:am|is|are|was|were)\\s+)?(?:dead|gone forever|not here)',
      'better off without (?:me|him|her)',
      "(?:life|living) (?:is|was|isn't|wasn't|is not|was not) (?:not )?(?:worth (?:it|living)|pointless)",
    ]),
    anyOf([
      '(?:swallow|swallows|swallowed|took|takes|take)\\s+(?:all|a (?:whole )?bottle of|the whole bottle of|too many|a handful of)\\s+(?:the\\s+|of the\\s+|her\\s+|his\\s+)*(?:sleeping\\s+)?(?:pills|tablets)',
      'overdos(?:e|es|ed|ing)',
      '(?:jump|jumps|jumped|leap|leaps|leapt)\\s+(?:off|from|in front of)\\s+(?:of\\s+)?(?:a|the)\\s+(?:[a-z]+\\s+)?(?:bridge|roof|building|cliff|train|tower|balcony)\\s+(?:to\\s+(?:die|end)|because\\s+(?:he|she|they|i))',
      'anorexi\\w+|bulimi\\w+',
      '(?:throws?|threw|throwing|makes? (?:him|her)self throw)\\s+up\\s+(?:after\\s+(?:every|each)|on purpose|to (?:be|get|stay) (?:thin|skinny))',
      '(?:stops?|stopped|refuses? to|refused to) eat(?:ing)?\\s+(?:so that|to|because)\\s+(?:\\w+\\s+){0,4}(?:thin|skinny|fat|slim)',
    ]),
  ],
}
