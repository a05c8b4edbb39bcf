import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

const friend = /^(?:best )?(?:friend|mate|buddy|bestie|pal|bff)$/

/** "Her best friend is called Hanneke", "best mate is Yusuf from across the landing", "his best friend is a boy called Malik". */
export function readFriend(subject: readonly Unit[], rest: readonly Unit[], notes: Notes): boolean {
  const words = subject.filter(({ part, small }) => part !== 'DET' && !/^(?:her|his|their)$/.test(small))
  const [verb, ...behind] = rest
  const isNaming = /^(?:is|'s)$/.test(verb?.small ?? '')
  const called = behind.findIndex(({ small }) => /^(?:called|named)$/.test(small))
  // "The cat Mokka".
  const isOfNoun =
    /^(?:the|our|a)$/.test(behind[0]?.small ?? '') && isOneOf(behind[1], 'animal', 'toy', 'fantasy')
  const name = behind[isOfNoun && called < 0 ? 2 : called + 1]
  const said = words.map(({ text }) => text.toLowerCase()).join(' ')
  if (!isNaming || name?.part !== 'PROPN' || !friend.test(said)) return false
  notes.pass([...subject, ...rest])
  notes.write({ kind: 'friend', words: said, name: name.text }, [...subject, ...rest])
  return true
}

/** "Best friend Nii", "his best mate Yusuf". */
export function readFriendAlone(units: readonly Unit[], notes: Notes): boolean {
  const words = units.slice(0, -1).filter(({ small }) => !/^(?:his|her|their|my|a)$/.test(small))
  const said = words.map(({ small }) => small).join(' ')
  const name = units.at(-1)
  if (name?.part !== 'PROPN' || !/^best /.test(said) || !friend.test(said)) return false
  notes.pass(units)
  notes.write({ kind: 'friend', words: said, name: name.text }, units)
  return true
}
