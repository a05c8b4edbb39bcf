/** The vitest projects that need neither a server nor a database. */
export const unitProjects = [
  'bookmaker',
  'contract',
  'listener',
  'moderator',
  'storyteller',
  'illustrator',
  'web',
]
