/** The vitest projects that need neither a server nor a database. */
export const unitProjects = ['contract', 'listener', 'moderator', 'storyteller', 'illustrator', 'web']
