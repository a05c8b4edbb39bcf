import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { ageFilters, allAges } from './age-filters.ts'
import type { StoryWish } from './find-stories.ts'

/**
 * What the parent looks for on a shelf. It stands in the address as well, so that the way back from a story, and
 * loading the page again, find it where it was. It is kept here too, because a field that is typed into cannot wait
 * for the address.
 */
export function useStoryWish(): [StoryWish, (wish: StoryWish) => void] {
  const [search, setSearch] = useSearchParams()
  const [wish, setWish] = useState(() => wishIn(search))
  const { key } = useLocation()
  const [seenKey, setSeenKey] = useState(key)
  const isOwnChange = useNavigationType() === 'REPLACE'
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isOwnChange) setWish(wishIn(search))
  }

  function changeWish(next: StoryWish) {
    setWish(next)
    setSearch((current) => withWish(current, next), { replace: true, preventScrollReset: true })
  }
  return [wish, changeWish]
}

function wishIn(search: URLSearchParams): StoryWish {
  const age = ageFilters.find((name) => name === search.get('age'))
  return { words: search.get('search') ?? '', age: age ?? allAges }
}

/** What else stands in the address, a page or a tab, stays. */
function withWish(search: URLSearchParams, { words, age }: StoryWish): URLSearchParams {
  const next = new URLSearchParams(search)
  if (words === '') next.delete('search')
  else next.set('search', words)
  if (age === allAges) next.delete('age')
  else next.set('age', age)
  return next
}
