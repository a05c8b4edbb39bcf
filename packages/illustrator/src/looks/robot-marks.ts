/** What a robot was built of. */
export const robotStuffs = ['tin', 'toaster', 'kettle', 'pot', 'box', 'washer'] as const

/** What one robot has and others have not. */
export const robotMarks = [
  ...robotStuffs,
  'square-head',
  'wheel',
  'wheels',
  'aerial',
  'bent-aerial',
  'dent',
  'lamp',
  'bottle-caps',
  'cap-eyes',
  'uneven-arms',
] as const

export type RobotMark = (typeof robotMarks)[number]
