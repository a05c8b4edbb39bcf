import { Link } from 'react-router'
import type { Draft } from '../../api/making/draft-statuses.ts'
import { AgeCloth } from '../../components/story/age-cloth.tsx'
import { type Column, DataTable } from '../../ui/page/data-table.tsx'
import { TooltipProvider } from '../../ui/tooltips/tooltip-provider.tsx'
import { ProgressBar } from '../../ui/waiting/progress-bar.tsx'
import { draftAction } from './draft-action.ts'
import { DraftButtons } from './draft-buttons.tsx'
import { DraftStatusBadge } from './draft-status-badge.tsx'

export interface DraftsTableProps {
  drafts: readonly Draft[]
  onDelete: (draft: Draft) => void
}

export function DraftsTable({ drafts, onDelete }: DraftsTableProps) {
  const columns: Column<Draft>[] = [
    { name: 'Title', cell: (draft) => <DraftTitle draft={draft} />, isNamed: true },
    { name: 'Age Group', cell: (draft) => <DraftAge draft={draft} /> },
    { name: 'Theme', cell: ({ theme }) => <span className="lg:whitespace-nowrap">{theme}</span> },
    { name: 'Status', cell: ({ status }) => <DraftStatusBadge status={status} /> },
    { name: 'Progress', cell: (draft) => <DraftProgress draft={draft} /> },
    { name: 'Actions', cell: (draft) => <DraftButtons draft={draft} onDelete={() => onDelete(draft)} /> },
  ]
  return (
    <TooltipProvider>
      <DataTable caption="Stories in progress" columns={columns} rows={drafts} rowKey={({ id }) => id} wide />
    </TooltipProvider>
  )
}

function DraftTitle({ draft: { id, status, title } }: { draft: Draft }) {
  const action = draftAction(id, status)
  return <b>{action.kind === 'continue' ? <Link to={action.to}>{title}</Link> : title}</b>
}

function DraftAge({ draft: { ageGroup } }: { draft: Draft }) {
  return (
    <span className="inline-flex items-center gap-2">
      <AgeCloth age={ageGroup} />
      {ageGroup}
    </span>
  )
}

function DraftProgress({ draft: { title, progress } }: { draft: Draft }) {
  return (
    <span className="flex items-center gap-3">
      <ProgressBar className="flex-1" label={`Progress of ${title}`} percent={progress} />
      <span className="text-sm tabular-nums">{Math.round(progress)}%</span>
    </span>
  )
}
