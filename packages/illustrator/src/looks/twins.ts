import { type Fact, listenToCharacter } from '@faith-fables/listener'
import type { FigureDescription } from '../scene-description.ts'
import type { HumanLook, Look } from './look.ts'
import { saidCut, saidHair, saidSkin } from './said-hair.ts'
import { type SaidLook, saidOfPerson } from './said-look.ts'
import { heightAt } from './with-years.ts'

const twin = /\b(?:twins?|triplets?)\b/i
/** "Mum of the twins", "has twin cousins": others are. "One of the twins" is one. */
const ofOthers =
  /\b(?:has|have|loves|likes|misses|mother|mum|mom|mama|father|dad|papa|parents?|aunt\w*|uncle|gran\w*|nanny|friends?) (?:\S+ ){0,3}(?:twins?|triplets?)\b/i
const notAlike =
  /\b(?:fraternal|non-? ?identical|not identical|unlike|nothing alike|don'?t look alike|not alike|do not look alike)\b/i

interface Person {
  description: FigureDescription
  look: HumanLook
  said: SaidLook
  facts: readonly Fact[]
}

/** Twins are as old, as tall and of one skin, with the same eyes, hair and face, unless the words tell otherwise. */
export function lookLikeTwins(cast: readonly FigureDescription[], looks: Map<string, Look>): void {
  const people = cast.flatMap((description): Person[] => {
    const look = looks.get(description.name.toLowerCase())
    if (look?.kind !== 'human' || description.ofPlot) return []
    const { facts } = listenToCharacter(description)
    return [{ description, look, said: saidOfPerson(facts), facts }]
  })
  for (const one of people) {
    const words = twinWords(one.description.details)
    const other = words === undefined ? undefined : twinOf(one, words, people)
    if (!other) continue
    const [first, second] = people.indexOf(one) < people.indexOf(other) ? [one, other] : [other, one]
    const isAlike = ![one, other].some(({ description }) => notAlike.test(description.details))
    const [likeFirst, likeSecond] = [likened(first, second, isAlike), likened(second, first, isAlike)]
    first.look = likeFirst(first.look, second.look, false)
    second.look = likeSecond(second.look, first.look, true)
    for (const { description, look } of [first, second]) looks.set(description.name.toLowerCase(), look)
  }
}

/** The part of the words that says that somebody is a twin. */
const twinWords = (details: string): string | undefined =>
  details.split(/[,.;]/).find((words) => twin.test(words) && !ofOthers.test(words))

/** Whom the words name, or who is called a twin, too, or the first child that may be as old. */
function twinOf(one: Person, words: string, people: readonly Person[]): Person | undefined {
  const others = people.filter((other) => other !== one && mayBeAsOld(one, other))
  return (
    others.find(({ description }) => words.includes(description.name.split(' ')[0] ?? '')) ??
    others.find(({ description }) => twinWords(description.details) !== undefined) ??
    others[0]
  )
}

function mayBeAsOld(
  { look: one, description }: Person,
  { look: other, description: theirs }: Person,
): boolean {
  if (Boolean(description.grown) !== Boolean(theirs.grown)) return false
  return one.years === undefined || other.years === undefined || one.years === other.years
}

/** Makes one as the other in what its own words leave open; `fully` also where the words of neither tell. */
function likened({ said, facts }: Person, { said: theirs, facts: theirFacts }: Person, isAlike: boolean) {
  const takes = (own: unknown, told: unknown, fully: boolean): boolean => !own && (fully || Boolean(told))
  return (own: HumanLook, their: HumanLook, fully: boolean): HumanLook => {
    const hasAge = facts.some(({ kind }) => kind === 'age')
    const isOlder = theirFacts.some(({ kind }) => kind === 'age')
    const skin = takes(saidSkin(said), saidSkin(theirs), fully) ? their.skin : own.skin
    const aged = takes(hasAge, isOlder, fully) ? asOldAs(own, their) : own
    if (!isAlike) return { ...aged, skin }
    const eyes = takes(said.first('eyes'), theirs.first('eyes'), fully) ? their.eyes : own.eyes
    const colour = takes(saidHair(said), saidHair(theirs), fully) ? their.hair.colour : own.hair.colour
    const isOfOneSex = own.gender === their.gender
    const cut =
      isOfOneSex && takes(saidCut(said, own), saidCut(theirs, their), fully) ? their.hair.cut : own.hair.cut
    return { ...aged, skin, eyes, hair: { ...own.hair, colour, cut }, ...(fully && { likeness: their.name }) }
  }
}

function asOldAs(own: HumanLook, { age, years, newborn }: HumanLook): HumanLook {
  const { years: _years, newborn: _newborn, ...rest } = own
  return {
    ...rest,
    age,
    ...(years !== undefined && { years }),
    ...(newborn && { newborn }),
    size: { ...own.size, height: years === undefined ? own.size.height : heightAt(years, age) },
  }
}
