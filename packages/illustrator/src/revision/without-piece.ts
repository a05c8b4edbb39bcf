import type { SceneDescription } from '../scene-description.ts'
import { pieceNamed, piecesOf } from '../settings/pieces.ts'
import { type Change, done, notDone } from './change.ts'

/** A thing of the place itself, where it is drawn with one: its trees, its fence. */
export function withoutPiece(scene: SceneDescription, named: string, how: 'none' | 'fewer'): Change {
  const piece = pieceNamed(
    named.replace(/^(?:the|that|this|those|these|all|all the|any|some|big|little) /, ''),
  )
  if (piece === null || !piecesOf(scene).has(piece) || scene.pieces?.[piece] === how) return notDone(scene)
  return done({ ...scene, pieces: { ...scene.pieces, [piece]: how } })
}
