import { type GenerationStatus, statusKind, statusWords } from '@faith-fables/contract/generation-status'
import { CircleAlert, Clock, Hand, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx'

const looks = {
  working: { tone: 'dusk', icon: Clock },
  waiting: { tone: 'honey', icon: Hand },
  final: { tone: 'berry', icon: CircleAlert },
} as const satisfies Record<string, { tone: BadgeTone; icon: LucideIcon }>

/** How far a draft is, in a parent's words. */
export function DraftStatusBadge({ status }: { status: GenerationStatus }) {
  return <Badge {...looks[statusKind(status)]}>{statusWords(status)}</Badge>
}
