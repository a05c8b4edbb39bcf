import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { isIndoors } from '../words/indoors.ts'
import { outdoorThings, pageThings } from '../words/page-things.ts'
import { withoutIdioms, withoutNegations, withoutSpeech } from '../words/plain-narration.ts'

const words = "[\\p{L}'’-]+ "
/** What a thing is part of, or what a person is called by. */
const compound =
  "(?![-\\p{L}]|(?:'s|’s)| (?:race|show|stop|ride|bag|face|skin|cake|stand|maker|seller|tree|of)\\b)"
const thing = `(${pageThings})(?:e?s)?${compound}`
const determiner = '(?:the|a|an|one|two|three|four|five|six|seven|his|her|their|its|another|some|this|that)'
/** Up to two words between: "the very old broom", and none that leads elsewhere. */
const described = `${determiner} (?:(?!(?:of|and|or|like|as|than|that|which|who|to|in|on|for)\\b)${words}){0,2}?`
const being =
  'stood|stands|hung|hangs|lay|lies|sat|sits|landed|lands|fell|falls|rolled|rolls|stuck|sticks|leaned|leans|waited|waits|fluttered|flew|flies|swung|swings|shone|shines|burned|burns|went by|goes by|came by|comes by|crawled|crawls|hopped|hops|floated|floats|dripped|drips|rang|rings|was lying|was standing|was hanging|was sitting|is lying|is standing|is hanging'
const where =
  'in|on|onto|by|at|beside|behind|under|against|in front of|over|around|past|through|up|down|into|next to|near'
const acting =
  'stood|stands|sat|sits|lay|lies|knelt|kneels|crouched|crouches|stopped|stops|waited|waits|leaned|leans|climbed|climbs|hid|hides|crept|creeps|crawled|crawls|jumped|jumps|hopped|hops|bent|bends|swung|swings|balanced|balances|rode|rides|knocked|knocks|' +
  '(?:was|were|is|are) (?:sitting|standing|lying|kneeling|crouching|leaning|waiting|hiding|swinging)'
const doing =
  'found|finds|got|gets|saw|sees|showed|shows|counted|counts|built|builds|mended|mends|sewed|sews|glued|glues|wound|winds|dug up|digs up|planted|plants|kicked|kicks|rang|rings|lit|lights|touched|touches|patted|pats|kissed|kisses|smelled|smells|tipped|tips|watched|watches|painted|paints|drew|draws|fed|feeds|unpacked|unpacks|unfolded|unfolds|unrolled|unrolls|tore|tears|broke|breaks|wore|wears|rode|rides|played|plays|blew|blows|chased|chases|sharpened|read|reads|wrapped|wraps|packed|packs|hugged|hugs|steered|steers|hid|hides|scratched|pumped|poured|pours|spilled|spills|milked|stroked|strokes|chewed|chews|nibbled|nibbles|poked|pokes|caught|catches|beat|beats'

/** What a sentence says of a thing that is there on the page. */
const presences: readonly RegExp[] = [
  `\\b(?:there|here) (?:was|is|stood|stands|hung|hangs|lay|lies|sat|sits|came|comes) (?:still |now )?${described}${thing}`,
  `\\bthere (?:were|are) (?:${described}|${words})?${thing}`,
  `\\b${described}${thing} (?:(?:just|still|only|already|suddenly) )?(?:${being})\\b`,
  `\\b(?:${acting}) (?:${words}){0,2}?(?:${where}) ${described}${thing}`,
  `\\b(?:${doing}) ${described}${thing}`,
  `\\bwith ${described}${thing} (?:in|under|on|over|around|between) (?:(?:his|her|their|both|one|each|the) )?(?:hands?|arms?|lap|shoulders?|back|knees?)\\b`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** What is told of another time or only thought: nothing of it is seen. */
const notNow =
  /\b(?:had (?!on\b)|would|could|should|might|must|will|used to|once|ago|last (?:year|summer|week|night|time)|yesterday|tomorrow|always|never|usually|every|if|like an?|like the|as if|as though|wanted|wished|imagined|dreamed|remembered|thought|so that|the way|than|you|forgot|god'?s?|nobody|for later|no one|someday|one day|whenever|would've|when (?:he|she|they) (?:was|were))\b|\?/i

/** What goes by out there is not in the room. */
const outThere = /(?:^|["”])\s*(?:outside|out there|out in the|down in the|across the)\b/iu

const mostProps = 4

/**
 * The thing of which a page tells most often that it is there, and which its picture lacks, is among its things. What
 * nobody would look for in a picture (all that is only thought, said or compared) is left out.
 */
export function thingAsTold(
  scene: SceneDescription,
  text: string,
  names: readonly string[],
): SceneDescription {
  if (scene.props.length >= mostProps) return scene
  const told = thingsTold(text, isIndoors(scene.setting)).filter((noun) => isLacking(scene, noun, names))
  const [first] = [...new Set(told)].sort((one, other) => timesIn(told, other) - timesIn(told, one))
  return first === undefined ? scene : { ...scene, props: [...scene.props, first] }
}

const timesIn = (list: readonly string[], word: string): number => list.filter((one) => one === word).length

const thingsTold = (text: string, indoors: boolean): string[] =>
  withoutSpeech(text)
    .split(/(?<=[.!?;:])\s+|\n|,? (?:and|but) (?=(?:could|would|might|should|had)\b)/)
    .filter((sentence) => !notNow.test(sentence) && !(indoors && outThere.test(sentence)))
    .map((sentence) => withoutNegations(withoutIdioms(sentence.toLowerCase())))
    .flatMap((seen) =>
      presences.flatMap((pattern) => [...seen.matchAll(pattern)].flatMap(([, noun]) => noun ?? [])),
    )

const isLacking = (
  { setting, props, figures }: SceneDescription,
  noun: string,
  names: readonly string[],
): boolean => {
  const word = noun.split(' ').at(-1)?.replace(/e?s$/, '') ?? noun
  const shown = [
    ...props,
    ...figures.flatMap(({ hold, look, wears = [] }) => [hold ?? '', look ?? '', ...wears]),
  ]
  return (
    !(isIndoors(setting) && outdoorThings.test(noun)) &&
    !shown.some((one) => one.includes(word)) &&
    !names.some((name) => name.toLowerCase().split(' ').includes(noun))
  )
}
