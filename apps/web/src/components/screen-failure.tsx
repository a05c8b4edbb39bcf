import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../api/log-failure.ts'
import { Button } from '../ui/button.tsx'
import { PageFrame } from '../ui/page.tsx'
import { EmptyShelf } from './empty-shelf.tsx'

/** Stands in place of a screen that broke, or whose code could not be fetched (a lost connection, a new version). */
export function ScreenFailure() {
  const error = useRouteError()
  useEffect(() => logFailure('A screen could not be shown.', error), [error])
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
