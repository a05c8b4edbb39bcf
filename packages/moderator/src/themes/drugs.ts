import { anyOf, near, type Theme } from '../theme.ts'

const drug =
  '(?:cocaine|coke|crack|heroin|meth|crystal meth|methamphetamine|amphetamines?|ecstasy|mdma|lsd|ketamine|fentanyl|opium|morphine|hash|hashish|marijuana|cannabis|weed|dope|pot|speed|acid|magic mushrooms|shrooms|oxy|xanax)'
const drink =
  '(?:beers?|wine|vodka|whisk(?:e)?y|rum|gin|tequila|booze|liquor|schnapps|champagne|alcohol|shots?|cocktails?)'
const young =
  '(?:kids?|child|children|boys?|girls?|teens?|teenagers?|students?|toddlers?|baby|son|daughter|he|she|they|i|we)'

/** Drugs, drunkenness and smoking. Medicine, wine at a wedding, poppy seed cake and being drunk with joy pass. */
export const drugs: Theme = {
  category: 'drugs',
  advice: 'is about drugs, alcohol or smoking. Please leave it out or put a harmless treat in its place.',
  rules: [
    anyOf([
      '(?:pass|passes|passed|passing|roll|rolls|rolled|rolling|light|lights|lit|share|shares|shared|smoke|smokes|smoked|smoking) (?:around )?(?:a|the|another|his|her|their|some) (?:[a-z]+ )?(?:joints?|blunts?|spliffs?|bong|crack pipe|cigarettes?)',
      '(?:sniff|sniffs|sniffed|sniffing|huff|huffs|huffed|snort|snorts|snorted|inhale|inhales|inhaled) (?:[a-z]+ ){0,2}(?:glue|gasoline|petrol|paint thinner|powder|lines|fumes|spray)',
      `(?:drank|drink|drinks|drinking|had|downed|downs|chugged|chugs|guzzled|knocked back) (?:[a-z]+ ){0,3}(?:beers|shots of (?!milk|juice|water|espresso)[a-z]+|cans of beer|bottles? of (?:wine|beer|rum|gin|whisk(?:e)?y)|whisk(?:e)?y|vodka|rum|tequila|gin|liquor|booze|cocktails|moonshine)`,
      near('(?:white|strange) powder', '(?:nose|sniff\\w*|snort\\w*|lines?|dealer)'),
      '(?:needle|syringe)s? (?:in|into) (?:his|her|their) (?:arm|vein)s?|shooting up|(?:on|having) a bad trip|tripping on|high as a kite|popp(?:ing|ed|s) pills|happy pills|drug(?:ged|gie)s?|dope',
      '(?:he|she|they|kids?|boys?|girls?|teens?|teenagers?|grandpa|grandma|dad|daddy|mom|mum|uncle|aunt|father|mother|brother|sister)(?: is| was| were| are| secretly| often| always)* (?:smokes|smoking|smoked)(?! (?:fish|salmon|ham|meat|cheese|bacon|trout|out|sausages?))',
    ]),
    anyOf(
      [
        '(?:cocaine|heroin|meth|crystal meth|crack pipe|methamphetamines?|amphetamines?|mdma|lsd|ketamine|fentanyl|opium|hashish|marijuana|cannabis|magic mushrooms|shrooms|crack cocaine|oxycontin|xanax|bongs?|stoner|drug (?:dealers?|addicts?|dens?|lords?|cartels?)|crackheads?|junkies?|narcotics?|edibles)',
        `(?:smok|snort|sniff|inject|deal|sell|sold|shoot|shot|pop|tak|took|tri|us|buy|bought|grow|grew|roll)(?:s|es|ed|ing|e|ies|ied)?\\s+(?:some\\s+|of\\s+|up\\s+|a lot of\\s+|his\\s+|her\\s+|their\\s+)*(?:drugs|dope|weed|pot|hash|coke|crack|speed|acid|ecstasy|joints?|a joint|a blunt|glue)`,
        `(?:weed|pot|dope|hash|joints?)(?:\\s+[a-z]+){0,4}\\s+(?:and|to|which|that)\\s+(?:[a-z]+\\s+)?smok(?:e|es|ed|ing)`,
        `(?:drug|crack|coke|heroin|meth|pill|weed|opium|cocaine)[- ](?:addicts?|dealers?|heads?|house|den|lab|addiction|habit)`,
        `addict(?:s|ed)? (?:to|of) (?:drugs|pills|alcohol|heroin|crack|painkillers)`,
        `(?:do|does|did|doing|on|high on|addicted to|hooked on) ${drug}`,
        `full of (?:cocaine|heroin|meth|marijuana|cannabis|weed|dope|opium|drugs)`,
        '(?:do|does|did|doing|on|sell|sells|selling|sold|take|takes|took|taking|use|uses|used|using|buy|buys|bought|deals?|dealt|of) (?:some |hard |illegal |party )?drugs',
        '(?:get|gets|got|getting) (?:really |so |very |totally )?(?:stoned|high|wasted|hammered|plastered|wasted|baked|tipsy|smashed)(?! (?:up|above|in the|marks?|enough|and higher))',
      ],
      /\b(?:pull|pulled|pulling) (?:the |up |some )?weeds?\b|flower ?bed|\bsmoked (?:fish|salmon|ham|meat|cheese)|\bcoke (?:bottle|can)|cook|soup|stew|kite/,
    ),
    anyOf(
      [
        '(?:get|gets|got|getting|was|is|were|be|being|too|very|so|always|often|totally|completely|dead|roaring|came home|comes home|stagger\\w* (?:home )?)\\s*(?:very |so |really |totally )?drunk(?!\\s+(?:with|by|from a cup|out of|up)\\b)',
        `drunk (?:on|from) (?:the |some |his |her |too much |strong |cheap )*${drink}`,
        '(?:drunk driv\\w+|drunkards?|drunken (?:man|father|uncle|sailor|brawl|fight|party|rage|teenagers?|stupor)|alcoholics?|hangovers?|hungover|binge drink\\w*|moonshine)',
        `${young}(?:\\s+[a-z]+){0,3}\\s+(?:drink|drinks|drank|drinking|chug|chugs|chugged|down|downs|downed|guzzle[sd]?|sip|sips|sipped|gulp(?:s|ed)?)\\s+(?:(?:some|all|of|the|a|an|his|her|their|too much|bottle of|bottles of|can of|cans of|glass of|six)\\s+)*(?:beers?|vodka|whisk(?:e)?y|rum|gin|tequila|booze|liquor|alcohol|schnapps|champagne)`,
        '(?:vodka|tequila|booze|hard liquor|whisk(?:e)?y bottles?|bottles? of (?:whisk(?:e)?y|rum|gin|beer))',
      ],
      /\b(?:ginger|root|butter|birch) ?beer|\bmilk was drunk|drunk (?:up|with (?:joy|love|happiness|sleep|laughter))/,
    ),
    anyOf([
      '(?:cigarettes?|cigars?|vap(?:e|es|ed|ing)|e-cigarettes?|hookahs?|nicotine|chain[- ]smok\\w+|chewing tobacco|ash ?trays?)',
      '(?:smokes|smoking|smoke|smoked) (?:a |an |his |her |the |some )*(?:pack|pipe|joint|blunt|fag|tobacco)',
      '(?:started|starts|begins|began|loves?|tries|tried|learn(?:s|ed)?) (?:to )?smok(?:e|ing)(?! (?:fish|salmon|ham|meat|cheese|out|signals))',
    ]),
  ],
}
