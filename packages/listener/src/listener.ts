export type { Being, Fact, Heard, LeftOver, Pronoun, Span, Stage, WordKind } from './facts.ts'
export { visibleKinds } from './facts.ts'
export { listenToCharacter } from './listen-to-character.ts'
