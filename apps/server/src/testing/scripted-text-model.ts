import type { TextModel } from '../ports/text-model.ts'
import { unexpectedCall } from './unexpected-call.ts'

/** A writer that does what the test says, and fails on any other call. */
export function scriptedTextModel(script: Partial<TextModel>): TextModel {
  return {
    writeStory: unexpectedCall('writeStory'),
    describeCast: unexpectedCall('describeCast'),
    describeScenes: unexpectedCall('describeScenes'),
    ...script,
  }
}
