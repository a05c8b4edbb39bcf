import type { Scene } from '@faith-fables/contract'
import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { IdeaCard, ideaFieldName } from './idea-card.tsx'
import { declinedScenes, ideaProblem } from './idea-problem.ts'
import { useRevision } from './use-revision.ts'

export interface IdeasFormProps {
  generationId: string
  scenes: readonly Scene[]
}

/** The declined ideas, to be put into other words and sent together. */
export function IdeasForm({ generationId, scenes }: IdeasFormProps) {
  const declined = declinedScenes(scenes)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [wasTried, setTried] = useState(false)
  const revision = useRevision(generationId)
  const ideaOf = ({ index, pictureIdea }: Scene) => typed.get(index) ?? pictureIdea
  const problemOf = (scene: Scene) => ideaProblem(ideaOf(scene), scene.pictureIdea)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const wrong = declined.find((scene) => problemOf(scene) !== null)
    if (wrong) return focusField(event, ideaFieldName(wrong.index))
    revision.begin(declined.map((scene) => ({ index: scene.index, pictureIdea: ideaOf(scene).trim() })))
  }

  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      {declined.map((scene) => (
        <IdeaCard
          key={scene.index}
          scene={scene}
          idea={ideaOf(scene)}
          problem={wasTried ? problemOf(scene) : null}
          onType={(idea) => setTyped((current) => new Map(current).set(scene.index, idea))}
        />
      ))}
      {revision.error && <FailureNote title={messageOf(revision.error)} />}
      <div className="row justify-end">
        <Button type="submit" tone="primary" size="large" busy={revision.isPending}>
          {!revision.isPending && <Send className="icon" aria-hidden="true" />}
          {declined.length === 1 ? 'Send This Idea Again' : `Send These ${declined.length} Ideas Again`}
        </Button>
      </div>
    </form>
  )
}
