export const ofTime =
  'later|next (?:day|morning|time)|afterwards?|after (?:a|an|some|that|dinner|supper|lunch|breakfast|school|dark|bedtime|the (?:show|party|meal|game|storm))|hours?|days?|dusk|dawn|sun(?:set|rise)|slept|sleep|asleep|woke|awake|wait(?:ed|ing) (?:and|all|until|till)|soon|finally|all (?:night|day|morning|afternoon)|the whole (?:night|day)|tomorrow|yesterday|last (?:night|week|year)|once|dream\\w*|remember\\w*|imagin\\w*|pretend\\w*|as if|every|by the time|when (?:morning|night|evening|spring|summer|autumn|winter|the (?:sun|moon)|it (?:was|got|grew))|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|months?|years?|long ago|picture|went to bed|to bed|began to|grew dark|came up|went down|had set|time passed|passed'

/** "Into the yard", not "into the pot". */
const moving =
  '(?:into|onto|to|through|up|down|out of|across|past|towards?|over) (?:the|a|his|her|their|school|church|bed)(?! (?:[a-z]+ )?(?:pot|cup|bowl|bag|box|pocket|basket|bucket|fire|oven|air|mouth|pan|hole|hand|hands|table|brim|edge|top|bottom|left|right|window|nose|blanket|lamp|ears?|head|door|keyhole)\\b)'
export const motion = `went|walk\\w*|ran|run|came|come|home|left (?!hand|foot|ear|arm)|leave|arriv\\w*|follow\\w*|climb\\w*|led|drove|rode|hurr\\w*|reached|outside|inside|indoors|stepp\\w*|away|got (?:on|off|in|out)|sail\\w*|row(?:ed|ing)?|crept|raced|skipped|(?<!fish |frog |cat |dog )jumped|meanwhile|somewhere|took (?:him|her|them)|carr\\w*|flew|swam|landed|march\\w*|wander\\w*|travel\\w*|${moving}`

/** Whether a text may lead somewhere else, or to another time. */
export const isMovingOn = (text: string): boolean => wherever.test(text)
const wherever = new RegExp(`\\b(?:${ofTime}|${motion}|evening|morning|night|then)\\b`, 'i')

/** What leaves no time between two sentences, or speaks of the whole of it: "before they had cracked the eggs". */
const atOnce =
  /\b(?:(?:[Aa]s|[Ww]hile|[Ww]hen|[Bb]efore) (?:she|he|they|it|\p{Lu}\p{L}+|the [a-z]+) (?:took|put|set|lifted|(?:was|were|is) (?:still )?[a-z]+ing|had (?:even |quite )?[a-z]+|was (?:full|empty|gone))|had (?:not|hardly|barely) [a-z]+|still [a-z]+ing|(?:that|the) (?:same|very) |that day|ever since|all the (?:while|time)|at that (?:very )?moment|at the same|with the (?:first|next)|as it had done|since they|he was still|during (?:the|this|that))/u
/** "From dawn to dusk that day", "all day long". */
const wholly =
  /\b(?:from (?:dawn|morning|sunrise|start|beginning) (?:to|till|until)|all day|the whole (?:day|time|way|walk)|all the (?:time|way)|in weeks|for weeks)/i

export function isSameMoment(first: Standing, later: Standing, pages: readonly { text: string }[]): boolean {
  const [opening, closing] = [first, later].map(({ place }) =>
    sentenceAt(pages[place.page]?.text ?? '', place.span[0]),
  )
  return atOnce.test(closing ?? '') || wholly.test(opening ?? '')
}

interface Standing {
  place: { page: number; span: readonly [number, number] }
}

export const sentenceAt = (text: string, at: number): string =>
  `${/[^.!?]*$/.exec(text.slice(0, at))?.[0] ?? ''}${/^[^.!?]*/.exec(text.slice(at))?.[0] ?? ''}`

/** After these even what seems to follow at once may come much later. */
export const longer =
  /\b(?:later|next (?:day|morning|week|evening|time)|after(?:wards| a while)|weeks?|months?|years?|days|hours?|slept|asleep|w[ao]ke|awoke|dream\w*|until|till|by the time|grew (?:dark|light)|sun(?:set|rise| had gone| sank| went)|dusk|clouds? (?:came|gathered|rolled|pulled|blew|moved)|began to|started to|stopped|cleared|ended|turned|remember\w*|pretend\w*|imagin\w*|t(?:ell|old) (?:of|about)|thought of|pictures?|paint\w*|story|stories|magic\w*|every)\b/i
