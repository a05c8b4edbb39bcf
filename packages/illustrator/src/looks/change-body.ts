import { clothColours, eyeColours, hairColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { marksOf, sizeOf } from './read-marks.ts'
import { paintOf } from './said-colour.ts'
import { saidSkin } from './said-hair.ts'
import type { SaidLook } from './said-look.ts'

/** Skin, eyes, beard, marks, size and what helps to walk, as far as words speak of them; null where they do not. */
export function changeBody(said: SaidLook, look: HumanLook): Partial<HumanLook> | null {
  const eyes = said.all('eyes').find(({ colour }) => colour)?.colour
  const beard = said.first('beard')
  const marks = marksOf(said, [])
  const aid = said.first('aid')
  const skin = saidSkin(said)
  const changes: Partial<HumanLook> = {
    ...(skin && { skin }),
    ...(eyes && { eyes: paintOf(eyes, eyeColours) ?? look.eyes }),
    ...(beard && {
      beard: {
        kind: beard.piece.kind,
        colour: (beard.colour && paintOf(beard.colour, hairColours)) ?? look.beard.colour,
      },
    }),
    ...(said.first('freckles') && { freckles: true }),
    ...(marks.length > 0 && {
      marks: [...look.marks.filter((mark) => !marks.some(({ kind }) => kind === mark.kind)), ...marks],
    }),
    ...(aid && {
      aid: aid.piece.kind,
      aidColour: aid.colour ? paintOf(aid.colour, clothColours) : look.aidColour,
    }),
    ...(said.first('size') && { size: sizeOf(said) }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
