import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { regenerationObstacle, regenerationProblem } from './regeneration-rules.ts'
import { SceneMessage } from './scene-message.tsx'
import { latestAttempt } from './scene-pictures.ts'
import { useRegeneration } from './use-regeneration.ts'

export interface RegenerationFormProps {
  generationId: string
  scene: Scene
  /** The story is at the point where pictures are chosen. */
  isOpen: boolean
  /** Of the whole story. */
  regenerationsLeft: number
}

/** Asks for another picture, for tokens and within the allowance. */
export function RegenerationForm({ generationId, scene, isOpen, regenerationsLeft }: RegenerationFormProps) {
  const { status, costs } = useSession()
  const [feedback, setFeedback] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, needsTokens, words, setWords, begin } = useRegeneration(generationId, scene.index)
  const obstacle = regenerationObstacle(scene, { isOpen, left: regenerationsLeft })
  const price = costs?.imageRegenerationCost

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = regenerationProblem(scene, { feedback, generationId, isSignedIn: status === 'signed-in' })
    const previous = latestAttempt(scene)
    setProblem(found)
    if (found || !previous) return focusField(event, 'feedback')
    begin({ feedback: feedback.trim(), previousAttemptId: previous._id }, () => setFeedback(''))
  }

  function type(typed: string) {
    setFeedback(typed)
    setProblem(null)
  }

  return (
    <form className="scene-wish" noValidate onSubmit={submit}>
      <TextArea
        name="feedback"
        label="What should this picture show instead?"
        rows={2}
        placeholder="Everyone a little closer, at sunrise."
        maxLength={limits.feedback.max}
        value={feedback}
        onValueChange={type}
        error={problem}
        disabled={obstacle !== null}
      />
      <div className="scene-wish-send">
        <Button type="submit" busy={isPending} disabled={obstacle !== null}>
          {!isPending && <RefreshCw className="icon" aria-hidden="true" />}
          {price ? `Regenerate (${price} tokens)` : 'Regenerate'}
        </Button>
        {needsTokens && <LinkButton to={paths.pricing()}>Get Tokens</LinkButton>}
      </div>
      <div className="scene-wish-words">
        {obstacle && <p className="soft text-sm">{obstacle}</p>}
        <SceneMessage words={words} onEnd={() => setWords(null)} />
      </div>
    </form>
  )
}
