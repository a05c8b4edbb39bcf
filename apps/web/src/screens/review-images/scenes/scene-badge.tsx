import { Check, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeProps } from '../../../ui/labels/badge.tsx'
import { type SceneState, sceneWords } from './scene-state.ts'

const looks: Record<SceneState, { tone?: NonNullable<BadgeProps['tone']>; icon?: LucideIcon }> = {
  drawing: { tone: 'dusk', icon: LoaderCircle },
  'drawing-again': { tone: 'dusk', icon: LoaderCircle },
  chosen: { tone: 'moss', icon: Check },
  open: { tone: 'honey' },
  'without-picture': { tone: 'berry', icon: TriangleAlert },
  'not-begun': {},
}

export function SceneBadge({ state }: { state: SceneState }) {
  return <Badge {...looks[state]}>{sceneWords[state]}</Badge>
}
