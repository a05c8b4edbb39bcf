import { inStyle, looksOf, namelessWith, type SceneToPaint } from './picture-prompt.ts'

/** Somebody alone, for an image model. Names nobody. */
export function sheetPrompt({ said, style }: { said: SceneToPaint; style: string }): string {
  const nameless = namelessWith(said, [])
  return [
    `A character sheet for the pictures of a children's book, ${inStyle(style)}`,
    ...said.figures.map((figure) => `Who it is: ${looksOf(figure, nameless)}.`),
    'Shown once and alone, from head to foot, standing at ease and seen from the front, with a friendly face: all of them is to be seen, and all that they wear.',
    'The ground is plain and very pale: no place, no things, no other people, no second view.',
    'No words, letters, numbers, colour swatches, frames, borders or signatures. Gentle and safe, fully dressed. Hands, face and limbs are drawn correctly.',
  ].join('\n')
}
