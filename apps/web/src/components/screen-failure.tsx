import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../api/log-failure.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { EmptyShelf } from './empty-shelf.tsx'

/** Stands in place of a screen that broke, or whose code could not be fetched (a lost connection, a new version). */
export function ScreenFailure() {
  const error = useRouteError()
  useEffect(() => logFailure('A screen could not be shown.', error), [error])
  return (
    <Page title="This page will not turn">
      <EmptyShelf title="Something went wrong on our side." drawing="lost-lamb">
        <p>Nothing you have made is lost. Loading the page again usually helps.</p>
        <Button tone="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </EmptyShelf>
    </Page>
  )
}
