import { anyOf, type Theme } from '../theme.ts'

const group =
  '(?:muslims?|jews?|jewish people|christians?|catholics?|hindus?|buddhists?|atheists?|arabs?|africans?|asians?|chinese(?: people)?|japanese people|indians?|mexicans?|latinos?|americans?|russians?|ukrainians?|poles|germans?|turks?|syrians?|palestinians?|israelis|blacks?|(?:black|white|brown|colou?red|asian|jewish|muslim|gay|disabled|immigrant|refugee|foreign|arab|african|mexican|indian|gypsy|poor) (?:people|kids|children|boys|girls|men|women|families|persons?)|whites|immigrants?|migrants?|foreigners?|refugees?|gypsies|roma|gays?|gay people|lesbians?|homosexuals?|trans(?:gender)? people|transgenders?|disabled people|cripples|autistic people|poor people|women|girls|fat people|old people|races?)'
const contempt =
  '(?:terrorists?|vermin|rats|animals|cockroaches|parasites|criminals?|thieves|rapists|scum|trash|garbage|filth|filthy|dirty|disgusting|inferior|superior|subhuman|sub-human|stupid|dumb|evil|lazy|a disease|a plague|worthless|greedy|liars|cheats|ugly|less than human|abominations?|sick|perverts?|not welcome|the enemy|to blame|cursed)'
const harm =
  '(?:destroyed|exterminated|killed|eliminated|wiped out|gassed|deported|kicked out|thrown out|sent back|banned|hanged|shot|beaten|burned|enslaved|locked up|removed|punished|cleansed)'

/** Contempt for people because of what they are. Naming a faith, an origin, a color of skin or a disability passes. */
export const hate: Theme = {
  category: 'hate',
  advice:
    'is unkind about a whole group of people. Please leave it out; everyone may feel welcome in these stories.',
  rules: [
    anyOf([
      `${group}\\s+are\\s+(?:all\\s+|just\\s+|much\\s+|simply\\s+|always\\s+)*(?:dumber|stupider|worse|weaker|dirtier|uglier|lazier|lesser|less [a-z]+|more (?:stupid|criminal|violent|primitive))\\s+than`,
      `(?:kick|throw|drive|chase|send|get|beat|hunt|burn|run)(?:s|ed|ing)?\\s+(?:all\\s+|all of\\s+|out\\s+)*(?:the\\s+|those\\s+|these\\s+|every\\s+)*${group}\\s+(?:out|away|back|home|off|down|from|into)`,
      `(?:only|just)\\s+(?:for\\s+)?(?:white|black|german|american|christian) people (?:may|can|should|are allowed)`,
    ]),
    anyOf(
      [
        `${group}\\s+(?:[a-z]+\\s+){0,2}?(?:should|must|ought to|can|could|do|does|deserve)(?:\\s+not|n't|not)\\s+(?:be (?:born|allowed|here|trusted|let|hired|seen)|exist|live|vote|come|belong|have (?:children|rights)|breed|marry)`,
        `${group}\\s+(?:[a-z]+\\s+){0,2}?(?:ruin|destroy|poison|pollut|invad|infest|tak|steal)(?:s|es|ed|e|ing)?\\s+(?:over\\s+)?(?:our|the|this|my|all our|all the)\\s+(?:country|land|jobs?|town|city|world|schools?|streets?|women|neighbou?rhood|money|culture|race)`,
        `${group}\\s+(?:are|is|were)\\s+(?:all\\s+|way\\s+|just\\s+|much\\s+)*too\\s+(?:stupid|dumb|weak|lazy|dirty|emotional|ugly|primitive)`,
        `${group}\\s+(?:all\\s+)?(?:belong|should stay|should be kept)\\s+in\\s+(?:the kitchen|cages?|camps?|prison|jail|a zoo|the zoo|the jungle|ghettos?)`,
        `${group}\\s+(?:are|is|look like|are like|live like|behave like)\\s+(?:all\\s+|just\\s+|nothing but\\s+)*(?:monkeys|apes|dogs|pigs|insects|savages|beasts|devils|demons|barbarians|slaves|losers|freaks)`,
      ],
      /\bsamaritans?\b/,
    ),
    anyOf(
      [
        `${group}\\s+(?:are|is|were|'re)\\s+(?:all\\s+|just\\s+|nothing but\\s+|really\\s+|so\\s+|such\\s+|a bunch of\\s+|a\\s+|the\\s+|naturally\\s+|always\\s+|mostly\\s+)*${contempt}`,
        `${group}\\s+(?:[a-z]+\\s+){0,6}?(?:should|must|ought to|need to|have to|deserve to|will)\\s+(?:all\\s+)?(?:be\\s+)?(?:${harm}|die|burn|suffer|go back|go home|leave our|leave this|rot)`,
        `(?:kill|exterminate|destroy|eliminate|deport|gas|burn|hate|despise|get rid of|wipe out|kick out|beat up|lynch)\\s+(?:all\\s+|all of\\s+|every\\s+|the\\s+|those\\s+|these\\s+|filthy\\s+|dirty\\s+)*${group}`,
        `(?:i|we|he|she|they)\\s+(?:really\\s+)?(?:hates?|despises?|can't stand|loathes?)\\s+(?:all\\s+|the\\s+|those\\s+|these\\s+)*${group}`,
        `(?:filthy|dirty|damn|bloody|stinking|stupid|lousy|greedy|evil|disgusting)\\s+(?:muslims?|jews?|arabs?|africans?|asians?|mexicans?|immigrants?|foreigners?|refugees?|gypsies|gypsy|gays?|blacks?|indians?|turks?|poles)`,
        `${group}\\s+(?:control|run|rule|own|stole|ruin|destroy)s?\\s+(?:everything|the world|the banks|the media|our country|all)`,
        `${group}\\s+(?:do not|don't|does not|doesn't)\\s+(?:belong|deserve)`,
        `${group}\\s+(?:all\\s+|always\\s+|just\\s+|only\\s+)*(?:steal|kidnap|cheat|lie|stink|smell|breed|rape|rob|murder|spread (?:disease|germs|crime)|bring (?:disease|crime))`,
        `${group}\\s+(?:are|is)\\s+(?:not|less|never|n't)\\s+(?:as\\s+|really\\s+|so\\s+)?(?:smart|clever|good|human|clean|honest|people|worthy|civili[sz]ed|intelligent|equal)`,
        `(?:no|without)\\s+${group}\\s+(?:allowed|wanted|welcome)`,
      ],
      /\b(?:not true|wrong to say|never say|is a lie)\b/,
    ),
    anyOf(
      [
        '(?:superior|inferior|master|pure|lesser) races?|racial(?:ly)? (?:purity|superior\\w*|inferior\\w*)|white (?:power|supremac\\w*|pride)|ethnic cleansing',
        'heil hitler|sieg heil|hitler was (?:right|a hero|great)|(?:neo-?)?nazis? (?:are|were) (?:right|great|good|heroes)|ku klux klan|kkk|gas the|final solution',
        'nigg(?:er|a)s?|kikes?|spics?|wetbacks?|faggots?|fags|trann(?:y|ies)|retards?|retarded|mongoloids?|towelheads?|ragheads?|camel jockeys?|sand nigg\\w+|coons|gooks?|chinamen|chinaman|dykes|shemales?|pakis?|wogs?|golliwogs?|redskins|half-?breeds?|untermensch\\w*|cripples?|spaz|spastics?',
        'go back to (?:africa|mexico|china|india|where (?:you|they) (?:came|come) from|(?:your|their) own country)',
        "(?:isn't|is not|aren't|are not|not) (?:really )?(?:a )?(?:real )?(?:human|people) because (?:of|he|she|they)",
        'too (?:black|brown|dark|asian|jewish|muslim|gay|fat|disabled) to (?:play|be|sit|come|join|love)',
      ],
      /\bthe cripple (?:walked|was healed)/,
    ),
  ],
}
