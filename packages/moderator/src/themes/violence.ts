import { anyOf, near, type Theme } from '../theme.ts'
import { fewWords, person, possessive, whose } from './pattern-words.ts'

const bodyPart = '(?:heads?|arms?|hands?|legs?|feet|foot|fingers?|tongues?|noses?|limbs?|toes?|throats?)'
const inside = '(?:hearts?|eyes?|eyeballs?|intestines|guts|tongues?|throats?|brains?|spine|entrails|organs)'
const weapon =
  '(?:guns?|pistols?|rifles?|shotguns?|handguns?|revolvers?|weapons?|knife|knives|sword|dagger|axe|machete|chainsaw)'
const firearm = '(?:guns?|pistols?|rifles?|shotguns?|handguns?|revolvers?|firearms?)'
const willDo =
  "(?:(?:i|we|they|he|she)(?:'ll|'m going to|'re going to|'s going to| will| shall| am going to| are going to| is going to| want to| wants to| wanna| would like to| plans? to)|i'?m gonna|going to|gonna|decides? to|let's|let us)"

/**
 * Cruelty and weapons against people. That David killed the giant, that a soldier had a sword and that a wolf
 * ate a lamb is told in plain words in every children's Bible and passes.
 */
export const violence: Theme = {
  category: 'violence',
  advice: 'sounds too violent for a children’s story. Please tell it without threats, weapons or wounds.',
  rules: [
    anyOf(
      [
        `(?:kick|beat|punch|hit|stomp|whip|slap|choke)(?:s|ed|es|ing)?\\s+(?:[a-z']+\\s+){1,4}(?:until|black and blue|unconscious|bloody)`,
        `(?:his|her|their)\\s+(?:ribs?|bones|jaw|skull|neck|teeth)\\s+(?:break|breaks|broke|crack|cracks|cracked|snap|snaps|snapped|shatter\\w*)`,
        `(?:broke|breaks|break|breaking|snapped|snaps|twisted)\\s+(?:his|her|their|the\\s+[a-z]+'s)\\s+(?:arms?|legs?|fingers?|nose|wrist|ribs)\\s+(?:because|to punish|on purpose|so that|with a|with his|with her)`,
        `(?:push|pushes|pushed|pushing|throw|throws|threw|shove[sd]?|shoving)\\s+(?:(?:the|his|her|their|an?|that)\\s+(?:[a-z]+\\s+)?)?${person}\\s+(?:off|over|from|out of|in front of|under)\\s+(?:of\\s+)?(?:the|a)\\s+(?:[a-z]+\\s+)?(?:roof|cliff|bridge|balcony|tower|window|train|track|building|bus|car|truck)`,
        `blood\\s+(?:runs|ran|is|was|goes|went|gets|got|came|comes)\\s+(?:everywhere|all over|down|out of|from)`,
        `(?:bit|bites|bite|biting|sank (?:his|her|its) teeth)\\s+(?:deep\\s+)?into\\s+(?:his|her|their|the\\s+[a-z]+'s|[a-z]+'s)\\s+(?:neck|throat|flesh|arm|leg|skin|face)`,
        `(?:burn|burned|burnt|burns|bury|buried|skinned|eaten|eats?|boiled|cooked|roasted)(?:\\s+[a-z]+){0,3}\\s+alive`,
        `(?:want|wants|wanted|plan|plans|planned|tr(?:y|ies|ied)|going|hope|hopes|intend|intends)\\s+to\\s+(?:kill|murder|stab|shoot|strangle|poison|behead|torture|slaughter)(?!\\s+(?:time|this|these|two birds|the (?:dragon|giant|monster|wolf|lion|bear|spider|weeds|beast|snake)|a (?:photo|film|video|goal|basket)|hoops|for (?:the (?:stars|moon)|goal)))`,
      ],
      /\b(?:stops? ringing|the eggs|the drum|the rug|the carpet|the dough|the batter|the ball)\b/,
    ),
    anyOf(
      [
        'to death',
        '(?:lay|lies|lying|fell down|found|left|shot|stone) dead(?! tired| center| silent)|dead bod(?:y|ies)|lifeless body',
      ],
      /\b(?:scar\w+|frighten\w+|bor\w+|worr\w+|tickl\w+|hugg?\w*|lov\w+|laugh\w*|faithful|obedient|embarrass\w+|startl\w+|from life|put|sentenced|condemned|near|frozen|freez\w+|work\w+)\b[^.]{0,20}to death/,
    ),
    anyOf(
      [
        `(?:shot|shoots|shooting)\\s+(?:the|a|an|his|her|their|that|two|three|several|some)\\s+(?!(?:an?|one|some|back|ball|puck|goal|basket|arrow|arrows|picture|pictures|photo|photos|film|movie|video|scene|rapids|breeze|marble|marbles|rocket|rockets|water|hoop|hoops|look|glance|smile|grin|question|bull|star|stars|hill|bolt|winning|last|first|penalty|free|target|apple|bean|peas?|pebble|stone|spitball|quick|worried|warning|grateful|dirty|rubber|paper|cork|few|great|good)(?![a-z]))[a-z]+`,
        `(?:pull|pulls|pulled|draw|draws|drew)\\s+(?:out\\s+)?${whose}\\s+(?:[a-z]+\\s+){0,2}(?:knife|gun|pistol|revolver|machete|blade)\\s+on\\s+[a-z]+`,
        `(?:hit|hits|hitting|struck|strikes|strike|beat|beats|bash\\w*|smash\\w*|club\\w*|whack\\w*|punch\\w*|kick\\w*)(?:\\s+[a-z']+){1,5}\\s+(?:over|on|in|across)\\s+the\\s+(?:head|face|skull|stomach|neck)\\s+(?:with|until|so|and)`,
        `attack(?:s|ed|ing)?\\s+(?:[a-z]+\\s+){0,3}with\\s+(?:a|an|his|her|the)\\s+(?:[a-z]+\\s+)?(?:knife|axe|hammer|gun|bat|sword|machete|bottle|chainsaw)`,
        `threaten(?:s|ed|ing)?\\s+to\\s+(?:burn|kill|hurt|shoot|blow|cut|stab|beat|murder|bomb|poison|drown|hang)(?:\\s+[a-z]+){0,4}`,
        near(
          '(?:burn|burns|burned|burnt|blow|blows|blew|bomb|bombed|set fire|lock|locked)',
          '(?:with )?(?:everyone|everybody|people|children|kids|students|them|him|her) (?:still )?(?:inside|in it|trapped)',
        ),
        `(?:skin|skins|skinned|skinning|gut|guts|gutted)\\s+(?:the|a|an|his|her|their|him|her|them|some)\\s+(?:[a-z]+\\s+)?(?:rabbit|cat|dog|kitten|puppy|bunny|man|woman|boy|girl|people|deer|fox|wolf|alive)`,
        `while (?:it|he|she|they) (?:scream|beg|howl|shriek|writh)\\w*`,
        `(?:arms?|legs?|heads?|hands?|fingers?|ears?|tongue|eyes?|foot|feet|limbs?|nose)\\s+(?:was|were|is|are|got|gets|had been|have been|being)\\s+(?:ripped|torn|cut|chopped|sawn|bitten|blown|shot|hacked|gouged|poked|sliced)\\s+(?:off|out)`,
        `(?:ran|run|runs|rolled|rolls|drove|drives|trampled|trample|mowed|mows)\\s+(?:over|(?<=mow(?:ed|s) )down)\\s+(?:the\\s+|a\\s+|some\\s+|all\\s+|those\\s+|his\\s+|her\\s+)*${person}`,
        `(?:squash|crush|trampl|flatten)(?:es|ed|ing|e|s)?\\s+(?:the\\s+|a\\s+|some\\s+|all\\s+)*${person}`,
        `begg?(?:ed|ing|s)? for (?:his|her|their|my) li(?:fe|ves)|scream(?:s|ed|ing) in (?:pain|agony|terror)`,
        `lock(?:s|ed|ing)?\\s+(?:the\\s+|his\\s+|her\\s+|their\\s+|up\\s+)*${person}(?:\\s+up)?\\s+in\\s+(?:the|a|his|her)\\s+(?:[a-z]+\\s+)?(?:cellar|basement|trunk|cage|closet|freezer|cupboard)`,
        `abduct(?:s|ed|ing|ion)?|assassins?|psychopaths?|killers?(?! whales?| bees?)|bombed|bombings?|missiles?|air ?strikes?|warheads?|war crimes?|beheadings?|executions?|firing squad|electric chair|gas chamber|mass graves?|concentration camps?`,
        near(
          '(?:gun|guns|rifle|pistol|knife|knives|weapon|weapons|bomb|machete)',
          '(?:to|into|at|in|through) (?:the |his |her |my )?(?:school|class|classroom|kindergarten|playground|backpack)',
        ),
      ],
      /\b(?:water|toy|squirt|cap|foam|nerf|bubble|paint|wooden|plastic|cardboard|butter|palette|photo|bath|snow|stink|glitter)[- ](?:gun|pistol|rifle|knife|bomb)/,
    ),
    anyOf(
      [
        `${willDo}\\s+(?:\\w+ly\\s+)?(?:kill|murder|strangle|stab|behead|torture|slaughter|massacre|poison)${fewWords}\\s+${person}`,
        `${willDo}\\s+(?:shoot|beat up|hurt|hang|drown|choke|burn)\\s+(?:(?:the|his|her|my|your|their|this|that|all|all of|every)\\s+)*${person}`,
      ],
      /\b(?:tickl|hug|kisses|not (?:going to )?(?:kill|hurt|shoot|harm)|never (?:kill|hurt|shoot|harm))/,
    ),
    anyOf(
      ['(?:murder(?:s|ed|ing|er|ers|ous)?|homicid(?:e|al)|assassinat\\w+)'],
      /\b(?:not|never) murder|\babel\b|murder of crows/,
    ),
    anyOf([
      `(?:stab(?:s|bed|bing)?|strangl(?:e|es|ed|ing)|chok(?:e|es|ed|ing)|behead(?:s|ed|ing)?|suffocat(?:e|es|ed|ing)|shoots?|shot|shooting|gunn?(?:s|ed|ing)? down|electrocut\\w+|drown(?:s|ed|ing)?|kidnap(?:s|ped|ping)?)\\s+(?:(?:the|a|an|all|both|two|three|several|every|each|one|another|of|his|her|their|my|your|little|old|young|poor|other)\\s+)*${person}(?!\\s+(?:a|an|one|another|some|that|this)\\b)(?!\\s+back to\\b)`,
      `shot (?:and killed|dead)`,
      `stab(?:s|bed|bing)?(?:\\s+[a-z]+){1,4}\\s+(?:in|through|into) the (?:back|chest|heart|neck|throat|stomach|eye|face)`,
    ]),
    anyOf(
      [
        `(?:point|aim|pull|load|fir|wav|brandish|rais|draw|swing)(?:s|ed|es|ing|e)?\\s+(?:out\\s+)?${whose}\\s+(?:[a-z]+\\s+)?${firearm}`,
        `(?:pull|squeez)(?:s|es|ed|ing|e)? the trigger`,
        `${firearm}${fewWords}\\s+(?:to|into|at|in)\\s+(?:the\\s+|his\\s+|her\\s+|a\\s+)?(?:school|class|classroom|church|party|head|face|people|crowd)`,
        `with (?:a|an|his|her|the) (?:loaded |real )?(?:${firearm}|machete|chainsaw)`,
        `(?:holds|holding|held) ${whose} knife to ${possessive} throat`,
        `(?:assault rifle|machine gun|sub-?machine gun|ak-?47|ar-?15|sniper|hand grenade|grenades?|molotov|nerve gas|napalm)s?`,
      ],
      /\b(?:water|toy|squirt|cap|pop|glue|foam|nerf|bubble|paint|staple|spud|starting|confetti|wooden|plastic|cardboard|finger)[- ]?(?:gun|pistol|rifle)/,
    ),
    anyOf(
      [
        '(?:pipe|nail|car|petrol|home-?made|suicide|time|dirty|nuclear) bombs?',
        '(?:build|make|plant|detonate|set off)(?:s|ing)? (?:a |the |some )?(?:bombs?|explosives?)',
        'blew (?:him|her|them)sel(?:f|ves) up',
        '(?:suicide bomb\\w*|car bomb\\w*|terrorist attacks?|(?:mass|school) shoot(?:ing|er)s?|hostage situation|massacre\\w*|genocide|lynch(?:ed|ing)?)',
      ],
      /\b(?:bath|glitter|snow|photo|stink|paint) bomb/,
    ),
    anyOf([
      '(?:intestines|entrails|disembowel\\w*|decapitat\\w*|dismember\\w*|mutilat\\w*|eviscerat\\w*|flayed|impal(?:e|es|ed|ing)|gor(?:y|ier|iest)|bloodbath|bloodthirsty|bloodshed|corpses?|rotting flesh|maggots in)',
      `goug(?:e|es|ed|ing) out|behead(?:s|ed|ing)?|explosives?|(?:bleed|bleeds|bled|burned|burnt|burns|beaten|stoned|crushed|strangled|choked|tortured|kicked|whipped) to death`,
      `(?:beat|beats|kick|kicks|kicked|stomp|stomps|stomped|whip|whips|whipped|stab|stabs|stabbed|hack|hacked|burn|burns|burned|club|clubbed|torture|tortured)(?:\\s+[a-z']+){1,4}\\s+to\\s+death`,
      `(?:smash|crush|crack|bash|split|cav|batter|pummel)\\w*\\s+(?:in\\s+)?(?:his|her|their|your|the\\s+[a-z]+'s|[a-z]+'s)\\s+(?:skull|head|face|brains?|bones|teeth|ribs)`,
      `(?:tear|tears|tore|rip|rips|ripped|cut|cuts|hack|hacks|hacked|chop|chops|chopped)\\s+(?:the\\s+|his\\s+|her\\s+|little\\s+)*${person}\\s+(?:apart|limb from limb|(?:in|to|into) (?:little |small |tiny )?(?:pieces|bits|halves|shreds|half))`,
      `(?:drink|drinks|drank|drinking|suck|sucks|sucked|lick|licks|licked)\\s+(?:up\\s+)?(?:his|her|their|human|the|warm|fresh|someone's|somebody's)?\\s*blood`,
      '(?:skinned|burn(?:ed|t)|buried|boiled) (?:him |her |them )?alive',
      `guts\\s+(?:spill|hang|f[ae]ll|pour|splatter|came)\\w*`,
      `(?:spill|rip|tear|tore|pull)\\w*\\s+(?:out\\s+)?(?:${possessive}|the)\\s+(?:[a-z]+'s\\s+)?guts`,
      `blood(?:\\s+(?:and|was|is|were|that|which|kept))?\\s+(?:spray|spurt|gush|pool|splatter|splash|squirt|drip|pour|ran down|everywhere|all over|soaked|flow(?:ed|s|ing) (?:out|from|down|over))\\w*`,
      `(?:pools?|puddles?|rivers?|trails?|streams?) of (?:his |her |their |warm |fresh )?blood`,
      `(?:blood[- ](?:soaked|stained|drenched|covered|splattered)|(?:covered|drenched|soaked|dripping|smeared) (?:in|with) (?:[a-z]+ )?blood|severed|(?:face|body|head|shirt|hands?|knife|axe|mouth) (?:was|were|is|are|all) (?:all )?bloody|bloody (?:knife|corpse|body|stump|axe|mess|murder|pulp))`,
      `(?:cut|chop|hack|slic|saw|tear|tore|rip|bit|bites|lop|blow|blew|shot)\\w*\\s+off\\s+(?:his|her|their|your|my|the\\s+[a-z]+'s|[a-z]+'s|its)\\s+(?:[a-z]+\\s+)?${bodyPart}`,
      `(?:cut|slit|slash|slic)\\w*\\s+(?:his|her|their|your|the\\s+[a-z]+'s|[a-z]+'s)\\s+throats?`,
      `(?:rip|tear|tore|claw|cut|dig|dug|gouge)\\w*\\s+out\\s+(?:his|her|their|your|its|the\\s+[a-z]+'s|[a-z]+'s)\\s+${inside}`,
      `(?:his|her|their|the)\\s+(?:skull|bones|head|ribs)\\s+(?:was |were )?(?:crush|smash|crack|explod|shatter|split)\\w*`,
    ]),
    anyOf([
      `tortur(?:e|es|ed|er|ers|ing)\\s+(?:the\\s+|a\\s+|an\\s+|his\\s+|her\\s+|their\\s+|little\\s+|small\\s+|live\\s+)*[a-z]+`,
      `(?:beat|beats|beating|whip|whips|whipped|punch|punches|punched|kick|kicks|kicked|slap|slaps|slapped|hit|hits|burns?|burned)\\s+(?:his|her|their|the|my)\\s+(?:own\\s+|little\\s+|young\\s+|pregnant\\s+)*(?:wife|husband|child|children|kids?|son|daughter|girlfriend|baby|sister|brother|mother|mom|classmate|boy|girl)${fewWords}`,
      `(?:hit|hits|hitting|beat|beats|beating|whip|whips|whipped|lash\\w*|thrash\\w*)\\s+${person}\\s+(?:with|until|so hard|black and blue|every night|every day|to death|unconscious)`,
      `beaten? (?:${person}\\s+)?(?:to death|to a pulp|unconscious|black and blue|bloody)`,
      `until (?:she|he|they) (?:bleeds?|bled|stop(?:s|ped)? (?:moving|breathing)|(?:is|was|were|are) (?:dead|unconscious)|dies?|died|pass(?:es|ed) out)`,
      `(?:break|breaks|broke|snap|snaps|snapped|wring|wrings|wrung)\\s+(?:his|her|their|your)\\s+neck`,
      `(?:set|sets|setting|lit|lights)\\s+(?:${person}|the (?:cat|dog|kitten|puppy|boy|girl|man|woman))\\s+on fire`,
      `(?:drown|hang|burn|kick|tortur|stomp|crush|microwav)\\w*\\s+(?:the|a|an|his|her|their|some)\\s+(?:little\\s+|live\\s+|small\\s+|poor\\s+)?(?:kittens?|pupp(?:y|ies)|cats?|dogs?|hamsters?|frogs?|birds?|rabbits?|bunny)`,
      `domestic (?:abuse|violence)|child abuse|abused? (?:his|her|the) (?:wife|child|children|daughter|son|girl|boy)`,
    ]),
    anyOf(
      [
        `(?:put|puts|slip|slips|slipped|pour|pours|poured|mix|mixes|mixed)\\s+(?:some\\s+|the\\s+|rat\\s+)?poison\\s+(?:in|into)\\s+(?:his|her|their|the|[a-z]+'s)${fewWords}`,
        `poison(?:s|ed|ing)?\\s+(?:the |his |her |their |my )*${person}`,
        `so that (?:he|she|they) (?:would|will) (?:die|bleed|suffer)`,
        `(?:kill|killed|kills|killing)\\s+(?:all|every one of|most of|half)\\s+(?:the\\s+|of the\\s+|my\\s+|his\\s+|her\\s+)*(?:children|kids|students|people|classmates|teachers|villagers|family)`,
        `(?:kill|kills|killing|killed)\\s+(?:his|her|their|my)\\s+(?:own\\s+|little\\s+|baby\\s+|best\\s+|whole\\s+)*(?:mother|father|mom|mum|dad|parents|wife|husband|sister|friends?|classmates?|teachers?|kids?|children|family|baby)`,
        `serial killers?|hit ?man|killing spree|death threats?|axe murderer|you(?:'re| are| will be) (?:all )?(?:dead meat|going to die)|burn (?:down )?(?:the|a|his|her|their) (?:school|house|church) (?:down )?with (?:everyone|everybody|people|them)`,
        `(?:kill|murder|slaughter|butcher)(?:s|ed|ing)? (?:them all|all of them|innocent|(?:the |all the )?(?:people|kids|children|women|villagers))`,
        `(?:kill|hurt|shoot|stab) (?:people|others|someone|somebody|everyone|everybody)`,
      ],
      /\b(?:never|not|n't|without) (?:want(?:ed)? to )?(?:kill|hurt|shoot|stab)/,
    ),
    anyOf([
      `${weapon}\\s+(?:in|into|through)\\s+(?:his|her|their|the\\s+[a-z]+'s)\\s+(?:chest|back|heart|stomach|belly|neck|head|eye|face|side)`,
    ]),
  ],
}
