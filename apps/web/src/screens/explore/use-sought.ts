import { useSearchParams } from 'react-router'
import { type Sought, soughtIn, withSought } from './finding.ts'

/** What is looked for in the whole library. It stands in the address: a search can be sent to somebody. */
export function useSought(): [Sought, (sought: Sought) => void] {
  const [search, setSearch] = useSearchParams()
  const seek = (sought: Sought) =>
    setSearch((current) => withSought(current, sought), { preventScrollReset: true })
  return [soughtIn(search), seek]
}
