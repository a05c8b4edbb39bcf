import type { Operation } from './operation.ts'

type CastChange = Extract<Operation, { kind: 'rename' | 'add' | 'remove' }>

/** Adding, removing or renaming somebody; undefined when the clause asks for something else. */
export function readCastChange(clause: string): CastChange | undefined {
  return readRename(clause) ?? readRemoval(clause) ?? readAddition(clause)
}

const aName = "([\\p{Lu}][\\p{L}'-]*(?: [\\p{Lu}][\\p{L}'-]*)?)"
const whom = "(?:the |her |his |their |our )?([\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]*)?)"

const renamings = [
  `[Rr]ename ${whom} (?:to|as|into) ${aName}`,
  `[Cc]hange (?:the name of )?${whom}(?:'s)? name (?:to|into) ${aName}`,
  `[Cc]hange the name of ${whom} (?:to|into) ${aName}`,
  `[Cc]hange ${whom} (?:to|into) ${aName}$`,
  `[Cc]all ${whom} ${aName}(?: instead)?$`,
  `${whom} (?:should|must|could) be (?:called|named) ${aName}`,
  `${whom}'s name (?:is|should be) ${aName}`,
  `[Uu]se the name ${aName} (?:for|instead of) ${whom}`,
].map((pattern) => new RegExp(pattern, 'u'))

function readRename(clause: string): CastChange | undefined {
  for (const pattern of renamings) {
    const found = pattern.exec(clause)
    if (!found?.[1] || !found[2]) continue
    const [from, to] = pattern.source.startsWith('[Uu]se') ? [found[2], found[1]] : [found[1], found[2]]
    return { kind: 'rename', from: from.replace(/'s$/, ''), to }
  }
  return undefined
}

function readRemoval(clause: string): CastChange | undefined {
  const found =
    /^(?:please )?(?:remove|delete|take out|take away|leave out|drop|get rid of|without|no more|no)\s+(?:the |her |his |their |our )?([\p{L}' -]+?)(?: from (?:the |this )?story)?(?: please)?$/iu.exec(
      clause,
    )
  return found?.[1] ? { kind: 'remove', name: found[1].trim() } : undefined
}

const people =
  'friend|sister|brother|cousin|mother|father|mom|mum|dad|grandma|grandpa|grandmother|grandfather|uncle|aunt|neighbor|neighbour|teacher|pastor|boy|girl|baby|twin|king|queen|princess|prince|shepherd|farmer|baker'
const creatures =
  'dog|puppy|cat|kitten|lamb|sheep|goat|rabbit|bunny|mouse|donkey|horse|pony|cow|pig|duck|hen|bird|dove|parrot|owl|bear|lion|tiger|elephant|fox|squirrel|hedgehog|turtle|hamster|frog|camel|deer|monkey|penguin|dragon|dinosaur|teddy|doll|robot|pet'

/** "add a dog named Max", "include her little sister Lily", "give her a kitten", "add Grandpa". */
function readAddition(clause: string): CastChange | undefined {
  const asked =
    /^(?:please |also |can you |could you )*(?:add|include|bring in|give (?:her|him|them|\p{Lu}[\p{L}]+)|put in|there should be|let there be|with)\s+(.+)$/iu.exec(
      clause,
    )?.[1]
  if (!asked) return undefined
  const who = asked.replace(/ (?:to|in|into) (?:the|this) story.*$/i, '').trim()
  const name = nameIn(who)
  const noun = new RegExp(`\\b(${people}|${creatures})\\b`, 'i').exec(who)?.[1]?.toLowerCase()
  if (noun) return { kind: 'add', name: name ?? inventedName(noun), details: describing(who, name, noun) }
  return name && name === who ? { kind: 'add', name, details: '' } : undefined
}

function nameIn(who: string): string | undefined {
  const named = /\b(?:named|called)\s+(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)/u.exec(who)?.[1]
  return named ?? /(?:^|\s)((?:\p{Lu}[\p{L}'-]*)(?: \p{Lu}[\p{L}'-]*)?)/u.exec(who)?.[1]
}

/** Somebody without a name gets one, so that the story can speak of them. */
function inventedName(noun: string): string {
  const titled: Readonly<Record<string, string>> = {
    grandma: 'Grandma',
    grandmother: 'Grandma',
    grandpa: 'Grandpa',
    grandfather: 'Grandpa',
    mother: 'Mom',
    mom: 'Mom',
    mum: 'Mum',
    father: 'Dad',
    dad: 'Dad',
    uncle: 'Uncle Ben',
    aunt: 'Aunt May',
    teacher: 'Mrs. Lane',
    pastor: 'Pastor Cole',
  }
  const pets = ['Pepper', 'Button', 'Maple', 'Clover', 'Bramble']
  const children = ['Robin', 'Jamie', 'Alex', 'Sasha']
  const pool = new RegExp(`^(?:${creatures})$`).test(noun) ? pets : children
  return titled[noun] ?? pool[noun.length % pool.length] ?? 'Robin'
}

function describing(who: string, name: string | undefined, noun: string): string {
  const bare = who
    .replace(/\b(?:named|called)\b/i, '')
    .replace(name ?? ' ', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const details = bare.replace(/^(?:a|an|the|her|his|their|our|my)\s+/i, '')
  return details ? `a ${details}` : `a ${noun}`
}
