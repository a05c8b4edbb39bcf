import { Page } from '../../ui/page/page.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { useDeskTab } from './desk-tab.ts'
import { LogPanel } from './lists/log-panel.tsx'
import { PublicPanel } from './lists/public-panel.tsx'
import { RequestsPanel } from './lists/requests-panel.tsx'
import { TakenDownPanel } from './lists/taken-down-panel.tsx'
import { NumbersPanel } from './numbers/numbers-panel.tsx'
import { ParentsPanel } from './parents/parents-panel.tsx'
import { PricesPanel } from './prices/prices-panel.tsx'
import { ReportsPanel } from './reports/reports-panel.tsx'
import { useSaid } from './use-said.tsx'

/** Where administrators decide which stories every family may read. */
export function DeskScreen() {
  const [tab, chooseTab] = useDeskTab()
  const saying = useSaid()
  return (
    <Page title="The Desk" lead="What every family may read and pay is decided here.">
      <Tabs
        label="The desk"
        value={tab}
        onValueChange={chooseTab}
        tabs={[
          { value: 'requests', label: 'Requests', panel: <RequestsPanel /> },
          { value: 'reports', label: 'Reports', panel: <ReportsPanel /> },
          { value: 'public', label: 'Public stories', panel: <PublicPanel saying={saying} /> },
          { value: 'taken-down', label: 'Taken down', panel: <TakenDownPanel saying={saying} /> },
          { value: 'parents', label: 'Parents', panel: <ParentsPanel /> },
          { value: 'prices', label: 'Prices', panel: <PricesPanel saying={saying} /> },
          { value: 'numbers', label: 'Numbers', panel: <NumbersPanel /> },
          { value: 'log', label: 'Log', panel: <LogPanel /> },
        ]}
      />
      {saying.toast}
    </Page>
  )
}
