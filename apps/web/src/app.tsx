import { StrictMode, useEffect } from 'react'
import { AppFrame, type AppFrameProps } from './app-frame.tsx'
import { usePainted } from './ui/browser/use-painted.ts'

export interface AppProps extends AppFrameProps {
  /** Called once the first screen stands and has taken up the answers that are there. */
  onStanding?: (() => void) | undefined
}

/** The whole web app, at the address where its router stands. */
export function App({ onStanding, ...frame }: AppProps) {
  useEffect(() => onStanding?.(), [onStanding])
  useWholeFonts()
  return (
    <StrictMode>
      <AppFrame {...frame} />
    </StrictMode>
  )
}

/** Brings the letters that plain English does without, once the first view stands; a lost line leaves the browser's. */
function useWholeFonts() {
  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) import('./styles/whole-fonts.css').catch(() => undefined)
  }, [isPainted])
}
