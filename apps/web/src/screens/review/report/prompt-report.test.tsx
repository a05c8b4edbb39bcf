import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromptReport } from './prompt-report.tsx'

const told = { about: 'Amara', words: 'loves trains', outcome: 'told', page: 3 } as const
const drawn = { about: 'Amara', words: 'two long braids', outcome: 'in the pictures', page: null } as const
const lost = {
  about: null,
  words: 'he is not a puzzle',
  outcome: 'not understood',
  page: null,
} as const

test('each thing that the parent wrote is named with what became of it, by whom it is about', () => {
  render(<PromptReport report={[told, drawn, lost]} />)
  expect(screen.getByText('2 things in your story, 1 not used.')).toBeTruthy()
  const ofAmara = within(screen.getByRole('region', { name: 'Amara' }))
  expect(ofAmara.getByText('“loves trains”').nextSibling?.textContent).toBe('Page 3')
  expect(ofAmara.getByText('“two long braids”').nextSibling?.textContent).toBe('In the pictures')
  const ofDetails = within(screen.getByRole('region', { name: 'Additional details' }))
  expect(ofDetails.getByText('“he is not a puzzle”').nextSibling?.textContent).toBe('Not understood')
})

test('why something is not used is said once, and only where it is so', () => {
  const { rerender } = render(<PromptReport report={[lost, { ...lost, words: 'mungo doesnt know yet' }]} />)
  expect(screen.getAllByText(/we tell only what we are sure of/)).toHaveLength(1)
  rerender(<PromptReport report={[told, drawn]} />)
  expect(screen.queryByText(/we tell only what we are sure of/)).toBeNull()
  expect(screen.getByText('All 2 are in your story.')).toBeTruthy()
})

test('where nothing was written, nothing is said', () => {
  const { container } = render(<PromptReport report={[]} />)
  expect(container.childElementCount).toBe(0)
})
