import { StrictMode, useEffect } from 'react'
import { endHeadStart } from './api/drawn-queries.ts'
import { AppFrame, type AppFrameProps } from './app-frame.tsx'
import type { DrawnPage } from './session/drawn-page.ts'
import { usePainted } from './ui/use-painted.ts'

export interface AppProps extends Pick<AppFrameProps, 'router' | 'client'> {
  /** What the page came drawn from, or is being drawn from; null where it begins empty. */
  drawn: DrawnPage | null
}

/** The whole web app, at the address where its router stands. */
export function App({ router, client, drawn }: AppProps) {
  // Runs when the screen stands and has taken up its answers.
  useEffect(() => endHeadStart(client, drawn?.queries ?? []), [client, drawn])
  useWholeFonts()
  return (
    <StrictMode>
      <AppFrame router={router} client={client} checkedUser={drawn?.user ?? null} />
    </StrictMode>
  )
}

/** Brings the letters that plain English does without, once the first view stands. */
function useWholeFonts() {
  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) void import('./styles/whole-fonts.css')
  }, [isPainted])
}
