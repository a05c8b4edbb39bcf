import type { Piece } from './piece.ts'

/** The body and what helps it, by its words in small letters or by the listener's usual name for it. */
export const bodies: Readonly<Record<string, Piece>> = {
  'eye|eyes|eyed': { on: 'eyes' },
  'skin|skinned|complexion|complexioned': { on: 'skin' },
  'skin:fair|skin:albinism': { on: 'skin', colour: '#fbd5b5' },
  'skin:light brown': { on: 'skin', colour: '#c68d5f' },
  'skin:tan': { on: 'skin', colour: '#e0a676' },
  'skin:olive': { on: 'skin', colour: '#d8a270' },
  'skin:brown': { on: 'skin', colour: '#a96e45' },
  'skin:dark brown': { on: 'skin', colour: '#7d4b2e' },
  'skin:black': { on: 'skin', colour: '#5d3622' },
  'freckles|freckled|freckly|freckle': { on: 'freckles' },

  'wheelchair|wheel chair|powerchair': { on: 'aid', kind: 'wheelchair' },
  'walker|walking frame|zimmer frame|rollator': { on: 'aid', kind: 'walker' },
  'crutches|crutch': { on: 'aid', kind: 'crutches' },
  'walking stick|white cane': { on: 'aid', kind: 'stick' },
  'hearing aid|cochlear implant': { on: 'single', part: 'hearingAid', colour: '#3f7fc4' },
  'hearing aids|cochlear implants': { on: 'single', part: 'hearingAid', colour: '#3f7fc4', isPair: true },
  'glasses|spectacles|specs|frame|frames|eyeglasses|sunglasses|shades|sunnies|monocle|half moon spectacles': {
    on: 'single',
    part: 'glasses',
    colour: '#5a3b2a',
  },
}

/** Words that mean what somebody walks with only where the fact is about that. */
export const walkingSticks: Readonly<Record<string, Piece>> = {
  'stick|cane|staff|sticks': { on: 'aid', kind: 'stick' },
}
