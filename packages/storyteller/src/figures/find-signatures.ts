import type { Body } from '../bodies/body.ts'
import type { FigureKind, Pronoun, Signature } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { baseOfIng, baseOfVerb, isKnownVerb, isStateVerb, signatureOf } from './verbs.ts'

/** What a describing word looks like when somebody does it. `their` stands for the right pronoun. */
const traitActions: readonly [RegExp, base: string, rest: string][] = [
  [/\bshy\b|\bquiet\b/, 'look', 'down at their toes'],
  [/\bcurious\b/, 'tilt', 'their head to one side'],
  [/\bbrave\b|\bbold\b/, 'stick', 'out their chin'],
  [/\bfunny\b|\bsilly\b|\bplayful\b/, 'pull', 'a funny face'],
  [/\bgrumpy\b|\bgrouchy\b/, 'grumble', 'a little'],
  [/\bwise\b|\bthoughtful\b|\bcareful\b/, 'nod', 'slowly'],
  [/\benergetic\b|\blively\b|\bfast\b|\bquick\b/, 'hop', 'from one foot to the other'],
  [/\bwheelchair\b/, 'spin', 'in a small circle'],
  [/\bkind\b|\bcaring\b|\bgentle\b/, 'lean', 'a bit closer'],
  [/\bglasses\b/, 'push', 'up their glasses'],
  [/\bbraids?\b|\bpigtails?\b/, 'tug', 'at a braid'],
  [/\bcurly\b|\bcurls\b/, 'blow', 'a curl out of their eyes'],
  [/\bbeard\b/, 'stroke', 'their beard'],
  [/\bfreckles\b/, 'wrinkle', 'their nose'],
  [/\bstick\b|\bcane\b/, 'tap', 'their stick'],
]

const plainActions: Readonly<Record<FigureKind, readonly [base: string, rest: string][]>> = {
  human: [
    ['rub', 'their nose'],
    ['hum', 'a small tune'],
    ['scratch', 'one ear'],
    ['rock', 'back and forth on their heels'],
    ['twist', 'a button'],
  ],
  animal: [
    ['twitch', 'one ear'],
    ['sniff', 'the air'],
    ['shake', 'from nose to tail'],
    ['blink', 'twice'],
  ],
  toy: [
    ['lean', 'a little to the left'],
    ['sit', 'very straight'],
    ['look', 'ahead with button eyes'],
  ],
}

const possessives: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', they: 'their', it: 'its' }

interface Described {
  seed: string
  kind: FigureKind
  pronoun: Pronoun
  grown: boolean
  bodies: readonly Body[]
}

/**
 * What only this figure does, as actions: first the parent's own verbs ("counts everything"), then
 * describing words turned into a gesture ("shy"), then a plain gesture so that there is always one.
 */
export function findSignatures(
  details: string,
  { seed, kind, pronoun, grown, bodies }: Described,
): Signature[] {
  const written = clausesOf(details)
    .flatMap((clause) => signatureOfClause(clause, pronoun) ?? [])
    .map((signature) => (kind === 'toy' ? signature : doableAnywhere(signature, kind === 'human' && !grown)))
  const canDo = (base: string, rest: string) =>
    !(bodies.some((body) => unsure.has(body)) && onFeet.test(rest)) &&
    !(bodies.includes('blind') && base === 'look')
  const shown = traitActions
    .filter(([trait, base, rest]) => trait.test(details.toLowerCase()) && canDo(base, rest))
    .map(([, base, rest]) => gesture(base, rest, pronoun))
  const plain = createRandom(seed)
    .shuffle(plainActions[kind])
    .filter(([base, rest]) => canDo(base, rest))
    .map(([base, rest]) => gesture(base, rest, pronoun))
  return [...written, ...shown, ...plain.slice(0, written.length + shown.length > 1 ? 0 : 2)]
}

/** Deeds that need a place or a tool of their own; in the middle of another scene they are only hinted at. */
const boundDeeds =
  /^(bake|cook|play|walk|run|swim|ride|fish|garden|climb|build|paint|drive|sleep|plant|collect|race|visit|dig|fly|teach|water|sweep|weave|study|share|help|protect|jump|eat|catch|practice|make|fix|mend|invent|explore|feed|win|sew)\b/

/** Those a child can show with empty hands. */
const playableDeeds =
  /^(bake|cook|play|run|swim|ride|fish|climb|paint|drive|race|dig|fly|water|sweep|jump|catch)\b/

function doableAnywhere(signature: Signature, isChild: boolean): Signature {
  if (!boundDeeds.test(signature.base)) return signature
  // Who sleeps all day shows it awake.
  if (/^sleep\b/.test(signature.base)) return signatureOf('yawn', 'as wide as a door')
  return isChild && playableDeeds.test(signature.base)
    ? signatureOf('pretend', `to ${signature.base}`)
    : signatureOf('think', `about ${signature.ing}`)
}

function gesture(base: string, rest: string, pronoun: Pronoun): Signature {
  return signatureOf(base, rest.replace(/\btheir\b/, possessives[pronoun]))
}

function clausesOf(details: string): string[] {
  return details
    .split(/[,.;!?]|\bwho\b|\band (?=\w+s\b)/)
    .map((clause) => clause.trim())
    .filter(Boolean)
}

const leadIns =
  /^(?:and |but |also |he |she |it |they |always |often |sometimes |really |just |can |will |never stops )+/i

/** Those who make no gestures with feet and heels. */
const unsure: ReadonlySet<Body> = new Set(['seated', 'unsteady', 'crawling'])
const onFeet = /\b(?:foot|feet|toes|heels)\b/

/** Looks that could be taken for deeds: "braids", "patches". */
const looks = /^(?:braids|curls|freckles|patches|spots|stripes|glasses|dimples|whiskers)$/

/** "counts everything", "can whistle", "likes drawing maps", "loves to dance", "loves dinosaurs". */
function signatureOfClause(clause: string, pronoun: Pronoun): Signature | undefined {
  const canDo = /^(?:he |she |it |they )?can (\w+)(.*)$/i.exec(clause)
  if (canDo?.[1] && isKnownVerb(canDo[1].toLowerCase())) return action(canDo[1].toLowerCase(), canDo[2] ?? '')
  const words = clause.replace(leadIns, '').split(/\s+/)
  const first = words[0]?.toLowerCase() ?? ''
  if (words.length === 1 && looks.test(first)) return undefined
  if (/^(loves?|likes?|enjoys?|adores?)$/.test(first)) return likingOf(words.slice(1))
  if (/\b(never|not|n't)\b/i.test(clause)) return undefined
  if (/^(carries|takes|brings|holds)$/.test(first)) return holding(words.slice(1).join(' '), pronoun)
  const base = baseOfVerb(first)
  return base && base !== 'wear' && (!isStateVerb(base) || base === 'look')
    ? action(base, words.slice(1).join(' '))
    : undefined
}

/** "always carries a blue flask" shows as somebody who holds on to their blue flask. */
function holding(thing: string, pronoun: Pronoun): Signature | undefined {
  const own = thing
    .replace(/ (?:everywhere|with (?:her|him|them|it)|along|around|all the time).*$/i, '')
    .replace(/^(?:an?|the) /i, `${possessives[pronoun]} `)
  return action('hold', `on to ${own}`)
}

function likingOf(words: readonly string[]): Signature | undefined {
  const first = words[0]?.toLowerCase() ?? ''
  const second = words[1]?.toLowerCase() ?? ''
  if (first === 'to' && isKnownVerb(second)) return action(second, words.slice(2).join(' '))
  const base = baseOfIng(first)
  if (base) return action(base, words.slice(1).join(' '))
  if (words.length === 0 || words.length > 4 || /^(her|his|their|to|when|it)$/.test(first)) return undefined
  return signatureOf('hum', `a song about ${words.join(' ').replace(/^(?:all|the|every) /, '')}`)
}

/** A clause that runs on for long would swallow the sentence it is put into. */
function action(base: string, rest: string): Signature | undefined {
  const words = rest
    .replace(/(?:^| )(?:when|while|whenever|before|after|until|because|if)\b.*$/i, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  return words.length > 8
    ? undefined
    : signatureOf(base, words.join(' ').replace(/ (?:all the time|a lot|everywhere)$/i, ''))
}
