import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Sheet, SheetHead } from '../../ui/paper/sheet.tsx'

export interface IdeaCardProps {
  scene: Scene
  idea: string
  /** Why the idea cannot be sent as it is. */
  problem: string | null
  onType: (idea: string) => void
}

/** One declined idea: the words of the scene, what was found, and the idea to be changed. */
export function IdeaCard({ scene, idea, problem, onType }: IdeaCardProps) {
  const { index, textSnippet, pictureIdeaProblem } = scene
  const headingId = `idea-${index}`
  return (
    <Sheet aria-labelledby={headingId}>
      <SheetHead id={headingId} title={`Scene ${index + 1}`} ornament="brush" />
      <div className="stack">
        <blockquote className="soft font-story">{textSnippet}</blockquote>
        <Note tone="warning">
          <p>{pictureIdeaProblem}</p>
        </Note>
        <TextArea
          name={ideaFieldName(index)}
          label="What should the picture show?"
          rows={4}
          value={idea}
          onValueChange={onType}
          error={problem}
          counter={{ length: idea.length, limit: limits.pictureIdea.max }}
        />
      </div>
    </Sheet>
  )
}

/** For bringing the focus to what must be changed. */
export function ideaFieldName(index: number): string {
  return `idea-${index}`
}
