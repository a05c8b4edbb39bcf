import { anyOf, near, type Theme } from '../theme.ts'
import { person, possessive, whose } from './pattern-words.ts'

/**
 * Sexual content and abuse. The Bible's plain words (naked in the garden, a virgin, barren, to bear a son),
 * babies at the breast, weddings and baths pass.
 */
export const sexual: Theme = {
  category: 'sexual',
  advice:
    'is not for children. Please leave out anything sexual, and any undressing that is not a bath or bedtime.',
  rules: [
    anyOf(
      [
        near(
          '(?:photos?|pictures?|pics?|videos?|photographs?|photographer|film|filmed|camera|selfies?)',
          '(?:without (?:any )?(?:clothes|clothing)|with no clothes|in (?:her|his|their) underwear|undressed|naked)',
        ),
        near(
          '(?:breasts?|bosom|cleavage|buttocks|bare chest)',
          '(?:huge|big|bigger|firm|perfect|round|bare|naked|star(?:e|es|ed|ing)|touch\\w*|squeez\\w*|kiss\\w*|grab\\w*|grope\\w*|strok\\w*|lick\\w*)',
        ),
        near(
          '(?:unbutton\\w*|unzip\\w*|unhook\\w*|slip(?:s|ped)? off|tore off|takes? off|took off)',
          '(?:kiss\\w*|moan\\w*|caress\\w*|make love|made love|in bed together|lust\\w*|passion\\w*)',
        ),
        `kiss(?:es|ed|ing)?\\s+(?:her|his)\\s+(?:neck|chest|thighs?|body|breasts?|lips (?:hungrily|passionately))`,
        `each other's (?:clothes|bodies|naked)`,
      ],
      /\b(?:chicken|turkey|robin|red breast|baby|mother)\b/,
    ),
    anyOf(
      ['sex'],
      /\b(?:opposite|same|fair|fairer|either|both) sex|\bsex\s*(?::|of|-)|\bsex of\b|\b(?:male|female) sex\b/,
    ),
    anyOf(
      [
        'strip(?:s|ped|ping)? (?:for|naked|off|in front of|slowly|down)(?! (?:the (?:bed|paint|wallpaper|bark)|paint|old))',
        '(?:danc\\w+|grind\\w*|sit|sits|sat) on (?:his|her) lap and (?:kiss|touch|rub|moan)\\w*|danc(?:e|es|ed|ing) on (?:his|her|their) laps?',
        `(?:forc|mak|made|order|want|ask|tell|told|blackmail|pressur)(?:es|ed|e|ing|s)?\\s+(?:(?:the|a|his|her|my)\\s+(?:[a-z]+\\s+)?)?${person}\\s+(?:to\\s+)?(?:sleep with|lie with|kiss (?:him|her) on|touch (?:him|her|it|his|himself)|pose|perform|undress|show (?:him|her) (?:his|her))`,
        'sle(?:ep|eps|pt|eping) with (?:(?:his|her|the|a|another) )?(?:boss|teacher|secretary|stranger|married|neighbou?r|girlfriend|boyfriend|student|best friend.s (?:wife|husband)|prostitute|a man|a woman|other (?:men|women))',
        '(?:dirty|adult|blue|x-rated|steamy|naughty) (?:movies?|magazines?|films?|videos?|pictures?|photos?|talk|sites?|websites?|content)',
        'nude|nudist|nudism|naked (?:people|persons?|couples?|strangers?|ones|selfies?|on (?:camera|screen|tv))',
        near(
          '(?:touch|touches|touched|touching|lick\\w*|kiss\\w*|rub\\w*|grab\\w*|fondl\\w*|hand)',
          '(?:down there|between (?:his|her|their|my) legs|inappropriate(?:ly)?)',
        ),
        `(?:pull|pulls|pulled|takes?|took|yank\\w*)\\s+(?:down|off)\\s+(?:his|her|their|the\\s+[a-z]+'s|[a-z]+'s)\\s+(?:panties|underwear|underpants|bra|knickers|boxers)`,
        near(
          '(?:underwear|panties|bra|bikini|lingerie|knickers)',
          '(?:photos?|pictures?|pics?|selfies?|video|sniff\\w*|sexy|hot|strip\\w*|pose[sd]?|show(?:s|ed)? off)',
        ),
        'virginity|foreplay|kinky|erotica|slutty|threesomes?|make-?out session|sugar daddy|cam ?girls?|onlyfans|sexpot|lustful|lusts? (?:after|for)|bondage (?:sex|gear|games)|upskirt|grooming (?:her|him|children|girls|boys)',
        'expos(?:e|es|ed|ing) (?:his|her) (?:genitals|private|breasts|body)|flash(?:es|ed) (?:his|her) (?:breasts|boobs|genitals)|flasher',
      ],
      /\b(?:potty|toilet|bathroom|bathtub|into the bath|for a bath|pajamas|swimming pool)\b/,
    ),
    anyOf(
      [
        '(?:have|has|had|having|want|wants|wanted|about|for|oral|anal|group|their|casual|hot) sex',
        'sex (?:with|on|in|toys?|scenes?|tapes?|life|offender|worker|slave|work|party|shop|chat|acts?)',
        '(?:sexy|sexier|sexiest|sexual(?:ly|ity)?|sexting|sexts?|erotic\\w*|porn\\w*|orgasm\\w*|orgy|orgies|masturbat\\w*|fetish\\w*|bdsm|hentai|nsfw|xxx)',
        '(?:penis(?:es)?|vaginas?|genitals?|genitalia|clitoris|testicles?|scrotum|boobs|titties|nipples?|erections?|ejaculat\\w*|semen|cum shot|blow ?jobs?|hand ?jobs?|dildos?|vibrators?|condoms?|lingerie)',
        '(?:rape[sd]?|raping|rapists?|molest\\w*|incest\\w*|paedophil\\w*|pedophil\\w*|gang ?bang\\w*|prostitution|call girls?|brothels?|pimps?|strip ?clubs?|strippers?|striptease|lap ?danc\\w+|pole danc\\w+|playboy)',
        '(?:making|make|makes|made) (?:passionate )?love(?! for| of)',
        '(?:go|goes|went|going) down on (?:him|her)',
        '(?:moan|moans|moaned|moaning) (?:with|in) (?:pleasure|lust|ecstasy|desire)',
        '(?:horny|turned on by|lust(?:ful|fully|ed|ing)? (?:after|for)|one[- ]night stand|threesome|hook(?:s|ed|ing)? up with|sleeps? around|in heat for)',
      ],
      /\bhorny (?:toad|lizard|skin|beak)/,
    ),
    anyOf([
      '(?:gets?|got|getting|was|is|became|becomes?|feels?|felt|sexually)\\s+(?:very\\s+|so\\s+)?aroused',
      `(?:naked|nude|topless|bare[- ]breasted)\\s+(?:young\\s+|hot\\s+|pretty\\s+|beautiful\\s+)*(?:girls?|boys?|women|woman|ladies|lady|men|man|teens?|kids?|children|models?|pictures?|photos?|pics?|selfies?|videos?|images?|bod(?:y|ies)|dancers?|picture of)`,
      `nudes|nudity|(?:pictures?|photos?|videos?|selfies?|pics?) of (?:${person}|${possessive}) naked`,
      `(?:told|tells?|asks?|asked|made|makes?|forced?|forces|ordered|wants?|wanted)\\s+(?:${whose}\\s+(?:[a-z]+\\s+)?)?${person}\\s+to\\s+(?:undress|strip|take off (?:all )?(?:of )?(?:${possessive} )?(?:clothes|shirt|pants|panties|dress))`,
      `(?:undress(?:es|ed)?|strip(?:s|ped)?)\\s+(?:him|her|them|the (?:girl|boy|child|woman))(?!\\s+(?:of|for (?:bed|a bath|the bath)))`,
      '(?:took|takes|take|taking) off (?:all )?(?:of )?(?:his|her|their) clothes and (?!(?:put|jumped|hopped|climbed|washed|went|swam|splashed|got into|folded|hung))[a-z]+',
      `(?:touch|touches|touched|touching|rub|rubs|rubbed|grope|gropes|groped|fondl\\w+|strok\\w+|kiss|kisses|kissed|lick\\w*|squeez\\w+)\\s+(?:${possessive}|the\\s+[a-z]+'s|[a-z]+'s)\\s+(?:bare\\s+|naked\\s+)?(?:private parts?|privates|breasts?|chest and|butt|buttocks|crotch|groin|thighs?|bottom)`,
      `(?:grop(?:e|es|ed|ing)|fondl(?:e|es|ed|ing))\\s+${person}`,
      `private parts`,
      '(?:lay|sleep|slept|dance|danced|pose|posed|both|making out|make out|made out) naked|naked (?:in|on) the (?:car|back seat|sofa|couch|floor|shower) with|(?:made|make|making) out (?:with (?:him|her)|in the|on the)|expos(?:e|es|ed|ing) (?:him|her|them)sel(?:f|ves) to|lying naked|lies naked|naked (?:on|in) (?:the|his|her|my) bed|naked together',
      `hands?\\s+(?:up|under|down|inside|into)\\s+(?:${possessive}|the\\s+[a-z]+'s|[a-z]+'s)\\s+(?:skirt|dress|shirt|blouse|pants|trousers|underwear|panties|bra)`,
      `(?:watch|watches|watched|watching|spies|spied|spying|peeps?|peeped|film|films|filmed)\\s+(?:on\\s+)?${whose}\\s+(?:[a-z]+\\s+)?(?:undress|shower|bathe|change clothes|take a shower|naked)`,
      `seduc(?:e|es|ed|ing|tive|tively)`,
      `(?:in|into|to)\\s+bed\\s+with\\s+(?:him|her)\\s+and\\s+(?:had|did|touched|took)`,
      `(?:strips?|stripped|stripping) (?:naked|off (?:his|her|their)|down to (?:his|her|their) underwear)`,
      `(?:cleavage|big breasts|huge breasts|bare breasts|firm breasts|hot body|hot babes?)`,
    ]),
  ],
}
