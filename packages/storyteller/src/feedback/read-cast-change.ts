import { withArticle } from '../telling/articles.ts'
import type { Operation } from './operation.ts'

type CastChange = Extract<Operation, { kind: 'rename' | 'add' | 'remove' | 'transform' }>

/** Adding, removing, renaming or changing somebody; empty when the clause asks for something else. */
export function readCastChange(clause: string): CastChange[] {
  const one = readRename(clause) ?? readTransformation(clause) ?? readRemoval(clause)
  return one ? [one] : readAdditions(clause)
}

const titled = '(?:(?:Mrs?|Ms|Dr|St)\\. )?'
const to = `(?<to>${titled}[\\p{Lu}][\\p{L}'-]*(?: [\\p{Lu}][\\p{L}'-]*)?)`
const from = `(?:the |her |his |their |our )?(?<from>${titled}[\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]*)?)`

const renamings = [
  `^(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) name (?:is|should be) (?:really )?(?:spelled |spelt )?(?<to>[\\p{Lu}][\\p{L}'-]*)(?:,? not ${from})?$`,
  `[Rr]ename ${from} (?:to|as|into) ${to}`,
  `[Cc]hange (?:the name of )?${from}(?:'s)? name (?:to|into) ${to}`,
  `[Cc]hange the name of ${from} (?:to|into) ${to}`,
  `[Cc]hange ${from} (?:to|into) ${to}$`,
  `[Cc]all ${from} ${to}(?: instead)?$`,
  `${from} (?:should|must|could) be (?:called|named) ${to}`,
  `${from}'s name (?:is|should be) ${to}`,
  `[Uu]se the name ${to} (?:for|instead of) ${from}`,
  `(?:[Ii]t's|[Ii]ts|[Nn]ame is|[Ss]hould be) ${to},? (?:not|instead of) ${from}`,
  `${from} (?:is|should be) (?:really )?(?:called|named|spelled|spelt) ${to}`,
].map((pattern) => new RegExp(pattern, 'u'))

function readRename(clause: string): CastChange | undefined {
  const names = renamings.map((pattern) => pattern.exec(clause)?.groups).find(Boolean)
  if (!names?.to) return undefined
  return { kind: 'rename', from: (names.from ?? '').replace(/'s$/, ''), to: names.to }
}

const whom = `(?:the |her |his |their |our )?(${titled}[\\p{L}'-]+(?: [\\p{Lu}][\\p{L}'-]*)?)`

const notSomebody =
  /^(?:rhym|jok|dialog|talk|scar|bed ?time|refrain|hard|difficult|long|short|sad|big words|more|need|problem|repet|conversation|fear|drama|violen|humou?r)/i

/** "remove the dog", "no dog", "leave Grandma out", "I don't want the dog in it". */
function readRemoval(clause: string): CastChange | undefined {
  const who = `(?:the |any |her |his |their |our )?(${titled}[\\p{L}' -]+?)`
  const end = '(?: (?:from|in|out of) (?:it|(?:the |this )?story))?(?: please| pls| at all)?$'
  const patterns = [
    `^(?:please |pls |can you |could you )*(?:remove|delete|take out|take away|leave out|drop|get rid of|cut|erase|exclude|without|no more|no)\\s+${who}${end}`,
    `^(?:please )?(?:leave|take|keep) ${who} (?:out|away)${end}`,
    `^(?:i |we )?(?:don't|do not) (?:want|need|include|have) ${who} (?:in it|in the story|in this story|there)$`,
    `^${who} (?:should not|shouldn't|must not|does not have to|doesn't need to) be (?:in it|in the story|there|included|mentioned)$`,
  ]
  for (const pattern of patterns) {
    const name = new RegExp(pattern, 'iu').exec(clause)?.[1]?.trim()
    if (name && !notSomebody.test(name)) return { kind: 'remove', name }
  }
  return undefined
}

/** "make the dog a cat", "change the dog to a rabbit", "the dog should be a cat". */
function readTransformation(clause: string): CastChange | undefined {
  const found = new RegExp(
    `^(?:please )?(?:make|change|turn|let) ${whom} (?:be |to |into |to be |become )?(an? (?:\\p{L}+ ){0,3}(?:${people}|${creatures}|${passing}))(?: instead)?$|^${whom} (?:should|must|could) be (an? (?:\\p{L}+ ){0,3}(?:${people}|${creatures}|${passing}))(?: instead)?$`,
    'iu',
  ).exec(clause)
  const replaced = new RegExp(
    `^(?:please )?(?:replace|swap) ${whom} (?:with|by|for) (an? (?:\\p{L}+ ){0,3}(?:${people}|${creatures}|${passing}))$`,
    'iu',
  ).exec(clause)
  if (replaced?.[1] && replaced[2])
    return { kind: 'transform', name: replaced[1], to: replaced[2].toLowerCase() }
  const name = found?.[1] ?? found?.[3]
  const to = found?.[2] ?? found?.[4]
  return name && to && !/^it$/i.test(name) ? { kind: 'transform', name, to: to.toLowerCase() } : undefined
}

const people =
  'friend|sister|brother|cousin|mother|father|mom|mum|dad|grandma|grandpa|grandmother|grandfather|uncle|aunt|neighbor|neighbour|teacher|pastor|boy|girl|baby|twin|king|queen|princess|prince|shepherd|farmer|baker'
const creatures =
  'dog|puppy|cat|kitten|lamb|sheep|goat|rabbit|bunny|mouse|donkey|horse|pony|cow|pig|duck|hen|bird|dove|parrot|owl|bear|lion|tiger|elephant|fox|squirrel|hedgehog|turtle|hamster|frog|camel|deer|monkey|penguin|dragon|dinosaur|swan|seal|giraffe|kangaroo|hippo|crocodile|alpaca|llama|snail|otter|octopus|guinea pig|panda|koala|wolf|zebra|unicorn|teddy|doll|robot|pet'
/** Without a name they are part of the scenery: "add a butterfly" brings nobody. */
const passing = 'bee|butterfly|ladybug|ladybird|ant'

/** "add a dog named Max", "include her little sister Lily and Grandpa", "give her a kitten", "can Grandpa come, too?". */
function readAdditions(clause: string): CastChange[] {
  const asked =
    /^(?:please |pls |also |can you |could you |can we |could we |i want you to |i'd like you to |maybe )*(?:add|include|bring in|bring|give (?:her|him|them|\p{Lu}[\p{L}]+)|put in|there should be|let there be|with|have|introduce|i want|i'd like)\s+(?!(?:it|the story|this)\b)(.+)$/iu.exec(
      clause,
    )?.[1] ??
    /^(?:can|could|where is|what about|how about)\s+(.+?)(?:\s+(?:come|be|join|appear)(?: in it| in the story|,? too| along)*)?$/iu.exec(
      clause,
    )?.[1]
  if (!asked) return []
  const parts = asked.split(/\s*,\s*|\s+and\s+(?=(?:an?|her|his|their|our|the|\p{Lu}))/u)
  return parts.flatMap((part) => readAddition(part) ?? [])
}

function readAddition(asked: string): CastChange | undefined {
  const who = asked
    .replace(/ (?:to|in|into|as part of) (?:it|(?:the|this) story).*$/i, '')
    .replace(/,? (?:too|as well|please|pls)$/i, '')
    .trim()
  const name = nameIn(who)
  const noun = new RegExp(`\\b(${people}|${creatures}|(?:${passing})(?= (?:named|called) ))\\b`, 'i')
    .exec(who)?.[1]
    ?.toLowerCase()
  if (noun && !/^(?:more|a lot|some|fewer|less)\b/i.test(who))
    return { kind: 'add', name: name ?? inventedName(noun), details: describing(who, name, noun) }
  return name && name === who ? { kind: 'add', name, details: '' } : undefined
}

function nameIn(who: string): string | undefined {
  const name = `(${titled}\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?)`
  const named = new RegExp(`\\b(?:named|called)\\s+${name}`, 'u').exec(who)?.[1]
  return named ?? new RegExp(`(?:^|\\s)${name}`, 'u').exec(who)?.[1]
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
  return withArticle(details || noun)
}
