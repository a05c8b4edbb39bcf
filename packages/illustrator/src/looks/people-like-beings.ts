import type { Fact } from '@faith-fables/listener'
import { valueFor } from '@faith-fables/listener/lexicons/lexicons'
import type { Colour } from '../drawing/colour.ts'
import type { LookFact } from './fact-mentions.ts'

const words = (list: string): string[] => list.split('|')

/** Who looks like people: a fairy, a giant. */
const likePeople = new Set(
  words(
    'fairy|faerie|pixie|sprite|angel|archangel|cherub|elf|christmas elf|gnome|garden gnome|dwarf|giant|giantess|mermaid|merman|' +
      'witch|good witch|wizard|sorcerer|sorceress|warlock|enchantress|genie|superhero|super hero|superheroine|leprechaun|santa|' +
      'santa claus|father christmas|tooth fairy|fairy godmother|fairy princess|fairy queen|fairy king|flower fairy|vampire|hobbit|' +
      'guardian angel|snow queen|ice queen|nymph|time traveller|pirate|knight|princess|prince|ninja|nutcracker|toy soldier|tin soldier|wooden soldier',
  ),
)

/** Who looks like people and has a skin that nobody has. */
const skins = new Map<string, Colour>(
  Object.entries({
    'troll|trolls|baby troll|ogre|ogress': '#9db27a',
    'goblin|hobgoblin|gremlin|swamp creature': '#86ad62',
    'alien|little alien|extraterrestrial|martian|space alien': '#93cfa0',
    imp: '#c9705c',
    'gingerbread man|gingerbread boy|gingerbread girl|gingerbread woman': '#b9794a',
    golem: '#b3a08a',
    'scarecrow|friendly scarecrow|old scarecrow': '#e3c794',
  }).flatMap(([nouns, skin]) => words(nouns).map((noun) => [noun, skin] as const)),
)

export const looksLikePeople = (noun: string): boolean => likePeople.has(noun) || skins.has(noun)

/** The skin that goes with what somebody is; null for people, and for beings with a skin like theirs. */
export function skinOfBeing(facts: readonly Fact[]): Colour | null {
  const said = facts.find((fact) => fact.kind === 'being')?.being
  return (said && said.sort !== 'human' && skins.get(said.noun)) || null
}

/** Of who has a skin of their own a bare colour is said of it: "a purple alien". */
export const saidOfSkin = (fact: LookFact, facts: readonly Fact[]): LookFact =>
  fact.kind === 'body' && skinOfBeing(facts) !== null && valueFor('colour', fact.words.toLowerCase())
    ? { ...fact, kind: 'skin' }
    : fact
