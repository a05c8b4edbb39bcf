import { dirname } from 'node:path'

/** The folder that holds the project's package.json. */
export const projectRoot = dirname(import.meta.dirname)
