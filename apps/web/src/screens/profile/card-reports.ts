import { useEffect } from 'react'

/** What a card tells the screen it stands on. */
export interface CardReports {
  /** Something went well: the sentence is shown in passing. */
  onDone: (message: string) => void
  /** Whether a part of the screen holds something that leaving would lose. */
  onUnsaved: (part: string, isUnsaved: boolean) => void
}

/** Reports a part's unsaved entries as they come and go. */
export function useUnsavedReport(
  onUnsaved: CardReports['onUnsaved'],
  part: string,
  isUnsaved: boolean,
): void {
  useEffect(() => {
    onUnsaved(part, isUnsaved)
    return () => onUnsaved(part, false)
  }, [onUnsaved, part, isUnsaved])
}
