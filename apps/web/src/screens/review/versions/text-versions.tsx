import type { GenerationRecord, TextHistory } from '@faith-fables/contract'
import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import { ChangedText } from './changed-text.tsx'

export interface TextVersionsProps {
  record: GenerationRecord
  history: TextHistory
  /** Nothing else is under way. */
  isEnabled: boolean
  isRestoring: boolean
  onRestore: (version: number) => void
}

/** Which version of the text this is, what changed in it, and the ways to the versions before and after. */
export function TextVersions({ record, history, isEnabled, isRestoring, onRestore }: TextVersionsProps) {
  const { version, versions, feedback, before } = history
  return (
    <Sheet tone="linen" aria-labelledby="text-versions" className="stack gap-3">
      <div className="row justify-between">
        <h2 id="text-versions" className="text-xl">
          {`Version ${version} of ${versions}`}
        </h2>
        {/* A status inside the heading would leave it without a name. */}
        <p role="status" className="sr-only">
          {`Version ${version} of ${versions}`}
        </p>
        <div className="row">
          <Button
            unavailable={version === 1 || isRestoring}
            disabled={!isEnabled}
            onClick={() => onRestore(version - 1)}
          >
            <Undo2 className="icon" aria-hidden="true" />
            Version before
          </Button>
          <Button
            unavailable={version === versions || isRestoring}
            disabled={!isEnabled}
            onClick={() => onRestore(version + 1)}
          >
            Version after
            <Redo2 className="icon" aria-hidden="true" />
          </Button>
        </div>
      </div>
      {feedback !== null && <p className="break-words">You asked: “{feedback}”</p>}
      {feedback !== null && history.report === null && (
        <p>Nobody could tell which of your wishes were followed; please compare.</p>
      )}
      {before?.isEdited && (
        <p>Version {before.version} has changes of your own. Please look whether they are still there.</p>
      )}
      {before && <ChangedText before={before} title={record.title} storyText={record.storyText ?? ''} />}
    </Sheet>
  )
}
