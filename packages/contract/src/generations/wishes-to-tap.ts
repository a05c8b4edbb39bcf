import type { AgeGroupName } from '../reference/age-groups.ts'

/** A wish about a story's text that is tapped instead of typed: what stands on it, and what it writes into the field. */
export interface WishToTap {
  label: string
  /** Plain words that may be changed; behind " to " the parent goes on typing. */
  words: string
}

interface StoryAtHand {
  ageGroup: AgeGroupName
  characters: readonly { name: string }[]
  /** The text as it stands. */
  text: string
}

/** Each of them makes two or three words to tap; more of them would hide the others. */
const mostCharacters = 4

const places: readonly WishToTap[] = [
  { label: 'At the beach', words: 'Set it at the beach.' },
  { label: 'In the forest', words: 'Set it in the forest.' },
]

/** Wishes that are surely understood and done, made from this story: its age, who is in it, and where it is not yet. */
export function wishesToTap({ ageGroup, characters, text }: StoryAtHand): WishToTap[] {
  const present = characters.filter(({ name }) => text.includes(name)).slice(0, mostCharacters)
  const others = present.filter(({ name }) => name !== characters[0]?.name)
  const isWithin = (words: string) => text.toLowerCase().includes(words.toLowerCase())
  return [
    { label: 'Shorter', words: 'Make it shorter.' },
    { label: 'Longer', words: 'Make it longer.' },
    ...(ageGroup === 'Toddlers' ? [] : [{ label: 'Simpler words', words: 'Use simpler words.' }]),
    ...(ageGroup === 'Pre-Teens' ? [] : [{ label: 'Richer words', words: 'Use richer words.' }]),
    { label: 'Funnier', words: 'Make it funnier.' },
    { label: 'Another ending', words: 'Give it another ending.' },
    { label: 'A bedtime ending', words: 'Give it a bedtime ending.' },
    { label: 'A line that comes back', words: 'Give it a line that comes back.' },
    ...others.map(({ name }) => ({ label: `Less about ${name}`, words: `Less about ${name}.` })),
    ...others.map(({ name }) => ({ label: `Leave out ${name}`, words: `Leave out ${name}.` })),
    ...present.map(({ name }) => ({ label: `Rename ${name} …`, words: `Rename ${name} to ` })),
    ...places.filter(({ label }) => !isWithin(label)),
  ]
}
