import type { ReactNode } from 'react'
import { Sheet, SheetHead } from '../../ui/paper/sheet.tsx'
import type { OrnamentName } from '../../ui/pictures/ornament.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import './profile-cards.css'

/** The four sheets where they will stand, about as high as they will be, with nothing filled in. */
export function ProfileSkeleton() {
  return (
    <div className="profile-cards">
      <div>
        <BlankSheet title="Profile Information" ornament="quill">
          <LoadingText>Loading profile...</LoadingText>
          {line}
          {line}
        </BlankSheet>
        <BlankSheet title="Security" ornament="key">
          {line}
          {line}
          {line}
        </BlankSheet>
      </div>
      <div>
        <BlankSheet title="Token Management" ornament="coin">
          {line}
          {line}
        </BlankSheet>
        <BlankSheet title="Saved Characters" ornament="sprig">
          {line}
          {line}
        </BlankSheet>
      </div>
    </div>
  )
}

const line = <Skeleton className="h-[76px] rounded-field" />

function BlankSheet(props: { title: string; ornament: OrnamentName; children: ReactNode }) {
  const { title, ornament, children } = props
  return (
    <Sheet>
      <SheetHead title={title} ornament={ornament} />
      <div className="stack gap-6">{children}</div>
    </Sheet>
  )
}
