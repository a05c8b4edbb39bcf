import { useSearchParams } from 'react-router'

const deskTabs = [
  'requests',
  'reports',
  'public',
  'taken-down',
  'parents',
  'prices',
  'numbers',
  'log',
] as const
export type DeskTab = (typeof deskTabs)[number]

/** The open tab, which stands in the address. */
export function useDeskTab(): [DeskTab, (tab: DeskTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = deskTabs.find((known) => known === search.get('tab')) ?? 'requests'
  const choose = (chosen: DeskTab) =>
    setSearch(chosen === 'requests' ? {} : { tab: chosen }, { replace: true, preventScrollReset: true })
  return [tab, choose]
}
