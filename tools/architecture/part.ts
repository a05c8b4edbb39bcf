/** A part of the project and what it may import. The first part whose pattern matches a file is its part. */
export interface Part {
  /** Pattern of the files, see path-pattern.ts. */
  files: string
  /** Patterns of the project's files it may import; `<name>` is the name that `files` matched. */
  mayImport: string[]
  /** The installed packages it may import, where that is limited. */
  packages?: string[]
  /** Said to whoever imports something else. */
  rule: string
}

export const contract = 'packages/contract/src/**'
/** What a book says of itself, whoever sets it, and where a voice takes breath in it. */
export const bookWords = 'packages/bookmaker/src/{phrases-in,book-words,breaths}.ts'
export const sceneDescription = 'packages/illustrator/src/scene-description.ts'
