import { listenToCharacter } from '@faith-fables/listener'
import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { skinColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { readLook } from './read-look.ts'
import { saidHair, saidSkin, usualSkins } from './said-hair.ts'
import { type SaidLook, saidOfPerson } from './said-look.ts'

/** What kin have in common where nothing else is said of them. Elders are gray all the same. */
export interface Kinship {
  skin: Colour
  hair?: Colour
}

/**
 * What each family of a cast has in common: what is said of one of them, or else what its first member would have
 * alone, as long as that suits the hair that is said of the others. Whoever is alone looks as they did.
 */
export function kinshipsOf(cast: readonly FigureDescription[]): Map<string, Kinship> {
  const families = Map.groupBy(cast, ({ family }) => family)
  return new Map(
    [...families].flatMap(([family, members]) => {
      const kinship = family === undefined ? undefined : kinshipOf(members)
      return family !== undefined && kinship ? [[family, kinship] as const] : []
    }),
  )
}

interface Member {
  description: FigureDescription
  look: HumanLook
  said: SaidLook
}

function kinshipOf(descriptions: readonly FigureDescription[]): Kinship | undefined {
  const members = descriptions.flatMap((description): Member[] => {
    const look = readLook(description)
    return look.kind === 'human'
      ? [{ description, look, said: saidOfPerson(listenToCharacter(description).facts) }]
      : []
  })
  const [first] = members
  if (!first) return undefined
  const skin = skinOf(first, members)
  return { skin, hair: hairOf(first, members, skin) }
}

function skinOf({ look }: Member, members: readonly Member[]): Colour {
  const saidBySome = members.map((member) => saidSkin(member.said)).find((skin) => skin !== null)
  if (saidBySome) return saidBySome
  const fitting = Object.entries(skinColours).filter(([name]) =>
    members.every(({ said, description }) => usualSkins(said, description.ofPlot).includes(name)),
  )
  const colours = fitting.map(([, colour]) => colour)
  return colours.includes(look.skin) ? look.skin : (colours[0] ?? look.skin)
}

/** Gray is nobody's by descent; hair that nobody's words name goes with the skin. */
function hairOf(first: Member, members: readonly Member[], skin: Colour): Colour {
  const young = members.filter(({ look }) => look.age !== 'elder')
  const said = young.find(
    (member) => saidHair(member.said) !== null && (saidSkin(member.said) ?? skin) === skin,
  )
  if (said) return said.look.hair.colour
  const { description, look } = young[0] ?? first
  const own = readLook(description, [], { skin })
  return own.kind === 'human' ? own.hair.colour : look.hair.colour
}
