import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LibraryFinder } from './library-finder.tsx'

test('a finder that was unfolded before the app was there shows its fields', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const finder = (
    <QueryClientProvider client={client}>
      <LibraryFinder sought={{}} onSeek={() => {}} onFind={() => {}} />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(finder)
  container.querySelector('summary')?.click()
  render(finder, { container, hydrate: true })
  expect(await screen.findByRole('textbox', { name: 'Words' })).toBeTruthy()
})
