import type { CallAnswers } from '@faith-fables/contract/web-page'
import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { render } from '../rendering/render.tsx'
import { startApp } from '../start-app.tsx'
import { fakeNetwork } from './fake-network.ts'

type Network = Parameters<typeof fakeNetwork>[0]

/**
 * For tests: a page as the server renders and sends it. It stands in the document without any code, until `start` lets
 * the app take it over.
 *
 * @param answers of the API to the calls it is rendered from
 * @param calls what the app may ask the network for
 */
export async function openRenderedPage(path: string, answers: CallAnswers, calls: Network = {}) {
  const html = await render('<body><div id="root"></div></body>', path, answers)
  if (html === null) throw new Error('The page is sent empty.')
  const sent = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...sent.body.childNodes)
  window.history.replaceState(null, '', path)
  const network = fakeNetwork(calls)
  return { html, network, words: () => document.getElementById('root')?.textContent ?? '', start }
}

/** A difference between what stands and what the app renders would be written to the console, which fails a test. */
async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no root.')
  const root = await act(() => startApp(place))
  onTestFinished(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  })
}
