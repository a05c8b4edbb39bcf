import type { Book, Finding } from './book.ts'
import { findAbsentPeople } from './find-absent-people.ts'
import { findAgainstPictures } from './find-against-pictures.ts'
import { findAges } from './find-ages.ts'
import { findAnimals } from './find-animals.ts'
import { findHours } from './find-hours.ts'
import { findLooks } from './find-looks.ts'
import { findLostThings } from './find-lost-things.ts'
import { findNamesSpeltTwice } from './find-names-spelt-twice.ts'
import { findNumbers } from './find-numbers.ts'
import { findPronouns } from './find-pronouns.ts'
import { findSiblings } from './find-siblings.ts'
import { readPage } from './read-page.ts'

/**
 * What in a book cannot both be true, in the order of its pages. It says nothing where it is not sure: a parent who is told of
 * a contradiction that is none stops reading them.
 */
export function inspectBook(book: Book): Finding[] {
  const pages = book.pages.map(readPage)
  const findings = [
    findNamesSpeltTwice,
    findPronouns,
    findLooks,
    findAnimals,
    findAges,
    findNumbers,
    findLostThings,
    findHours,
    findAbsentPeople,
    findSiblings,
    findAgainstPictures,
  ].flatMap((find) => find(book, pages))
  return findings.toSorted((one, other) => pageOf(one) - pageOf(other))
}

const pageOf = ({ places }: Finding): number => places[0]?.page ?? 0
