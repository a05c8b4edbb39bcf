import type { AgeGroupName } from '@faith-fables/contract'

/** The age groups in the order of the screen, each with the sentence on its card. */
export const ageGroupChoices: { id: string; name: AgeGroupName; description: string }[] = [
  {
    id: 'toddlers',
    name: 'Toddlers',
    description: 'Ages 1 to 3. A few warm words on every page.',
  },
  {
    id: 'early-readers',
    name: 'Early Readers',
    description: 'Ages 4 to 6. Short sentences to follow with a finger.',
  },
  {
    id: 'middle-childhood',
    name: 'Middle Childhood',
    description: 'Ages 7 to 9. A real problem, and a way through it.',
  },
  {
    id: 'pre-teens',
    name: 'Pre-Teens',
    description: 'Ages 10 to 12. Harder questions, honest answers.',
  },
]
