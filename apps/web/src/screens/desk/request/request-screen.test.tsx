import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import {
  decisionCall,
  deskStory,
  openDesk,
  publicRequest,
  requestCall,
  requestsCall,
} from '../../../testing/open-desk.tsx'

const first = deskStory()
const second = deskStory({ id: 's2', title: 'Ben and the Quiet Sea', requestedAt: '2026-11-21T12:00:00Z' })
const third = deskStory({ id: 's3', title: 'Leila Plants a Fig', requestedAt: '2026-11-22T12:00:00Z' })
const three = [first, second, third]
const yes = () => json({ id: 's1', visibility: 'public' })
const no = () => json({ id: 's1', visibility: 'private' })
const address = '/admin/requests/s1'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('shows the whole book in its order, what the moderator finds, and what else is public of its author', async () => {
  openDesk(address, [first], {
    [requestCall('s1')]: () =>
      json(
        publicRequest(
          deskStory({ answer: { kind: 'sent-back', reason: 'Page 2.', at: '2026-11-01T12:00:00Z' } }),
          {
            findings: ['Somebody is hurt on page 2.'],
            otherStories: [second],
          },
        ),
      ),
  })
  await heading(first.title)
  const pages = screen.getAllByRole('region', { name: /^Page/ })
  expect(pages.map((page) => within(page).getByText(/^Text of/).textContent)).toEqual([
    'Text of page 1.',
    'Text of page 2.',
    'Text of page 3.',
  ])
  expect(screen.getByAltText('Picture of page 1.')).toBeTruthy()
  expect(screen.getByText('Somebody is hurt on page 2.')).toBeTruthy()
  expect(screen.getByText('It was sent back before.')).toBeTruthy()
  const other = screen.getByRole('link', { name: second.title })
  expect(other.getAttribute('href')).toBe('/story/s2')
})

describe('by keyboard alone', () => {
  test('A approves; the next request opens with the focus on its heading, and what was done is said', async () => {
    const { user, network, place } = openDesk(address, three, { [decisionCall('s1')]: yes })
    await heading(first.title)
    await screen.findByText('3 waiting in all.')
    network.answer(requestsCall, () => json({ requests: [second, third], waiting: 2 }))
    await user.keyboard('a')
    const next = await heading(second.title)
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(place()).toBe('/admin/requests/s2')
    expect(screen.getByText(`“${first.title}” is public now.`)).toBeTruthy()
    expect(network.sent(decisionCall('s1')).map(({ body }) => body)).toEqual([
      { decision: 'approve', requestedAt: first.requestedAt },
    ])
  })

  test('S asks why, without which nothing is sent back; letters of the reason are no keys', async () => {
    const { user, network } = openDesk(address, three, { [decisionCall('s1')]: no })
    await heading(first.title)
    await screen.findByText('3 waiting in all.')
    await user.keyboard('s')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this story back?' }))
    const field = dialog.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(dialog.getByText('Please say why: the parent reads it.')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await user.keyboard('a jaks')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    await heading(second.title)
    expect(network.sent(decisionCall('s1')).map(({ body }) => body)).toEqual([
      { decision: 'send-back', requestedAt: first.requestedAt, reason: 'a jaks' },
    ])
  })

  test('J and K go through the line, and can be switched off', async () => {
    const { user, place } = openDesk(address, three)
    await heading(first.title)
    await screen.findByText('3 waiting in all.')
    await user.keyboard('k')
    expect(place()).toBe(address)
    await user.keyboard('j')
    await heading(second.title)
    await user.keyboard('k')
    await heading(first.title)
    await user.click(screen.getByRole('checkbox', { name: 'Work by these keys' }))
    await user.keyboard('ja')
    expect(place()).toBe(address)
  })

  test('a reason of more than 500 characters is not sent', async () => {
    const { user, network } = openDesk(address, three)
    await heading(first.title)
    await user.keyboard('s')
    const field = await screen.findByRole('textbox', { name: 'Reason' })
    await user.click(field)
    await user.paste('x'.repeat(501))
    await user.click(screen.getByRole('button', { name: 'Send back' }))
    expect(screen.getByText('The reason must be 500 characters or less.')).toBeTruthy()
    expect(network.sent(decisionCall('s1'))).toEqual([])
  })
})

test('the last one leads back to an empty desk', async () => {
  const { user, network, place } = openDesk(address, [first], { [decisionCall('s1')]: yes })
  await heading(first.title)
  await screen.findByText('1 waiting in all.')
  network.answer(requestsCall, () => json({ requests: [], waiting: 0 }))
  await user.click(screen.getByRole('button', { name: /^Approve/ }))
  const desk = await heading('The Desk')
  expect(place()).toBe('/admin')
  expect(await screen.findByText('Nobody waits for an answer.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(desk))
})

test('two quick presses of A send one answer', async () => {
  const answer = Promise.withResolvers<Response>()
  const { user, network } = openDesk(address, three, { [decisionCall('s1')]: () => answer.promise })
  await heading(first.title)
  await user.keyboard('aa')
  expect(network.sent(decisionCall('s1'))).toHaveLength(1)
  await act(async () => answer.resolve(yes()))
})

test('the second of two administrators is told what happened, and goes on', async () => {
  const message = 'Somebody else has answered this request already.'
  const { user, network } = openDesk(address, three, {
    [decisionCall('s1')]: () => json({ code: 'WRONG_STATUS', message }, 409),
  })
  await heading(first.title)
  await screen.findByText('3 waiting in all.')
  network.answer(requestsCall, () => json({ requests: [second, third], waiting: 2 }))
  await user.keyboard('a')
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(message)
  await user.click(within(note).getByRole('link', { name: 'Go on' }))
  await heading(second.title)
})

test('a request that waits no more says so and leads on', async () => {
  openDesk('/admin/requests/gone', [first], { [requestCall('gone')]: () => json({}, 404) })
  await heading('This Story Does Not Wait')
  const next = await screen.findByRole('link', { name: 'The next request' })
  expect(next.getAttribute('href')).toBe(address)
})

test('a request that cannot be loaded is tried again', async () => {
  const { user, network } = openDesk(address, [first], {
    [requestCall('s1')]: () => json({ message: 'We are moving house.' }, 503),
  })
  expect(await screen.findByText('We are moving house.')).toBeTruthy()
  network.answer(requestCall('s1'), () => json(publicRequest(first)))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(first.title)
})
