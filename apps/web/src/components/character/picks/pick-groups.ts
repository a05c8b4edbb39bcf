import type { PickId } from '@faith-fables/contract/character-picks'

export interface PickGroup {
  title: string
  ids: readonly PickId[]
}

/** What belongs together, in the order in which one looks at somebody. */
export const pickGroups: readonly PickGroup[] = [
  { title: 'Face and hair', ids: ['skin', 'eyes', 'hair-length', 'hair-colour', 'hair-form'] },
  {
    title: 'Clothes',
    ids: [
      'top',
      'top-colour',
      'top-pattern',
      'bottom',
      'bottom-colour',
      'shoes',
      'shoes-colour',
      'hat',
      'hat-colour',
    ],
  },
  { title: 'Fur and neck', ids: ['coat', 'neckwear', 'neckwear-colour'] },
]

const peoplesLabels: Readonly<Record<string, string>> = {
  child: 'Child, neither',
  adult: 'Grown-up, neither',
}

/** "teddy bear" as it stands on a button or in a list: "Teddy bear". */
export const labelOfOption = (value: string): string =>
  peoplesLabels[value] ?? value.charAt(0).toUpperCase() + value.slice(1)
