import { type Fact, listenToCharacter } from '@faith-fables/listener'
import type { FigureDescription } from '../scene-description.ts'
import type { HumanLook, Look } from './look.ts'
import { saidCut } from './said-hair.ts'
import { saidOfPerson } from './said-look.ts'

const same = /^(?:(?:the|exactly|just|has|with) )*(?:same|identical|matching)\b/i

/** "The other twin, same blond hair": it is cut as the other's, too, unless the words say how or one is a girl and one a boy. */
export function wearHairAlike(cast: readonly FigureDescription[], looks: Map<string, Look>): void {
  const people = cast.flatMap((description) => {
    const look = looks.get(description.name.toLowerCase())
    return look?.kind === 'human' ? [{ description, look }] : []
  })
  people.forEach(({ description, look }, at) => {
    const { facts } = listenToCharacter(description)
    if (!facts.some(isSameHair)) return
    const others = [...people.slice(0, at).reverse(), ...people.slice(at + 1)].filter(
      (other) => other.description.ofPlot !== true,
    )
    const owner = others.find((other) => other.look.age === look.age) ?? others[0]
    if (owner) looks.set(description.name.toLowerCase(), { ...look, hair: hairLike(look, owner.look, facts) })
  })
}

const isSameHair = (fact: Fact): boolean => fact.kind === 'hair' && same.test(fact.words)

function hairLike(own: HumanLook, their: HumanLook, facts: readonly Fact[]): HumanLook['hair'] {
  const besides = facts.filter((fact) => !isSameHair(fact))
  const isOwnCut = saidCut(saidOfPerson(besides), own) !== undefined || own.hair.over !== undefined
  const isOtherSex = own.gender !== their.gender && own.gender !== 'neutral' && their.gender !== 'neutral'
  return isOwnCut || isOtherSex ? { ...own.hair, colour: their.hair.colour } : their.hair
}
