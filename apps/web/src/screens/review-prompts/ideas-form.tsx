import type { Scene } from '@faith-fables/contract'
import { visibleText } from '@faith-fables/contract/visible-text'
import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/calls/api-error.ts'
import { LeaveQuestion } from '../../components/site/leave-question.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { scrollHere } from '../../ui/scrolling/scroll-here.ts'
import { IdeaCard, ideaFieldName } from './idea-card.tsx'
import { declinedScenes, ideaProblem } from './idea-problem.ts'
import { useRevision } from './use-revision.ts'
import { useTypedIdeas } from './use-typed-ideas.ts'

export interface IdeasFormProps {
  generationId: string
  scenes: readonly Scene[]
}

/** The declined ideas, to be put into other words and sent together. */
export function IdeasForm({ generationId, scenes }: IdeasFormProps) {
  const declined = declinedScenes(scenes)
  const { ideaOf, isTyped, type } = useTypedIdeas(generationId)
  const [wasTried, setTried] = useState(false)
  const revision = useRevision(generationId)
  const problemOf = (scene: Scene) => ideaProblem(ideaOf(scene), scene.pictureIdea)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const wrong = declined.find((scene) => problemOf(scene) !== null)
    if (wrong) return focusField(event, ideaFieldName(wrong.index))
    revision.begin(declined.map((scene) => ({ index: scene.index, pictureIdea: visibleText(ideaOf(scene)) })))
  }

  return (
    <form className="stack gap-6" noValidate onSubmit={submit}>
      {declined.map((scene) => (
        <IdeaCard
          key={scene.index}
          scene={scene}
          idea={ideaOf(scene)}
          problem={wasTried ? problemOf(scene) : null}
          onType={(idea) => type(scene, idea)}
        />
      ))}
      {revision.error && (
        <div ref={scrollHere}>
          <FailureNote title={messageOf(revision.error)} />
        </div>
      )}
      <div className="row justify-end">
        <Button type="submit" tone="primary" size="large" busy={revision.isPending}>
          {!revision.isPending && <Send className="icon" aria-hidden="true" />}
          {declined.length === 1 ? 'Send This Idea Again' : `Send These ${declined.length} Ideas Again`}
        </Button>
      </div>
      <LeaveQuestion isAsked={declined.some(isTyped)} title="Leave before your ideas are sent?">
        What you typed is kept on this device and waits for you here. The pictures are drawn once you have
        sent it.
      </LeaveQuestion>
    </form>
  )
}
