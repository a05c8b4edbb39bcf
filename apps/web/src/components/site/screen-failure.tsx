import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { OutdatedCode } from '../../api/calls/fetch-code.ts'
import { logFailure } from '../../api/calls/log-failure.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageFrame } from '../../ui/page/page.tsx'
import { EmptyShelf } from '../story/empty-shelf.tsx'
import { loadAgain, wasJustLoadedAgain } from './load-again.ts'
import { LoadingScreen } from './loading-screen.tsx'

/**
 * Stands in place of a screen that broke. One whose code is gone, since there is a new version of the product, is loaded
 * again: once, for a second time would be no better.
 */
export function ScreenFailure() {
  const error = useRouteError()
  const [isLoadedAgain] = useState(() => error instanceof OutdatedCode && !wasJustLoadedAgain())
  useEffect(() => {
    if (isLoadedAgain) return loadAgain()
    logFailure('A screen could not be shown.', error)
  }, [error, isLoadedAgain])
  return isLoadedAgain ? <LoadingScreen /> : <Apology />
}

function Apology() {
  return (
    <PageFrame>
      <EmptyShelf title="This page will not turn" drawing="lost-lamb" headingLevel="h1">
        <p>
          Something went wrong on our side. Nothing you have made is lost, and loading the page again usually
          helps.
        </p>
        <Button tone="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </EmptyShelf>
    </PageFrame>
  )
}
