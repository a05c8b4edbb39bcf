/** The vitest projects that need neither a server nor a database. */
export const unitProjects = ['contract', 'moderator', 'storyteller', 'illustrator', 'web']
