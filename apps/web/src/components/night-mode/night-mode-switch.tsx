import { SegmentedControl } from '../../ui/choices/segmented-control.tsx'
import { nightMode } from './night-mode.ts'
import { useColourScheme } from './use-colour-scheme.ts'

/** Whether the screens are lit for the night, in words. */
export function NightModeSwitch() {
  const [scheme, choose] = useColourScheme()
  return <SegmentedControl {...nightMode} value={scheme} onValueChange={choose} />
}
