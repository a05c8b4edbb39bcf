import type { Book, Finding } from './book.ts'
import { findAbilities } from './find-abilities.ts'
import { findAbsentPeople } from './find-absent-people.ts'
import { findAgainstPictures } from './find-against-pictures.ts'
import { findAges } from './find-ages.ts'
import { findGoneThings } from './find-gone-things.ts'
import { findHabits } from './find-habits.ts'
import { findKinds } from './find-kinds.ts'
import { findLacks } from './find-lacks.ts'
import { findLooks } from './find-looks.ts'
import { findNamesSpeltTwice } from './find-names-spelt-twice.ts'
import { findNumbers } from './find-numbers.ts'
import { findPronouns } from './find-pronouns.ts'
import { findRelations } from './find-relations.ts'
import { findScenes } from './find-scenes.ts'
import { findWeekdays } from './find-weekdays.ts'
import { readBook } from './reading.ts'

/**
 * What in a book cannot both be true, in the order of its pages. It says nothing where it is not sure: a parent who is told of
 * a contradiction that is none stops reading them.
 */
export function inspectBook(book: Book): Finding[] {
  const reading = readBook(book)
  const findings = [
    findNamesSpeltTwice,
    findPronouns,
    findLooks,
    findKinds,
    findRelations,
    findAges,
    findNumbers,
    findGoneThings,
    findLacks,
    findScenes,
    findWeekdays,
    findAbilities,
    findHabits,
    findAbsentPeople,
    findAgainstPictures,
  ].flatMap((find) => find(reading))
  return findings.toSorted((one, other) => pageOf(one) - pageOf(other))
}

const pageOf = ({ places }: Finding): number => places[0]?.page ?? 0
