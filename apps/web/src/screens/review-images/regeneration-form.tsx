import type { Scene } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useCallback, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { regeneratePicture, seenGenerationQuery } from '../../api/generation-queries.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { hasRegenerationLeft, regenerationProblem } from './regeneration-problem.ts'
import { SceneMessage, type SceneWords } from './scene-message.tsx'
import { isBeingDrawn, latestAttempt } from './scene-pictures.ts'

export interface RegenerationFormProps {
  generationId: string
  scene: Scene
  isAllowed: boolean
  /** Of the whole story. */
  regenerationsLeft: number
}

/** Asks for another picture, for tokens and within the allowance. */
export function RegenerationForm(props: RegenerationFormProps) {
  const { generationId, scene, isAllowed, regenerationsLeft } = props
  const { status, costs, reloadBalance } = useSession()
  const client = useQueryClient()
  const [feedback, setFeedback] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [words, setWords] = useState<SceneWords | null>(null)
  const [needsTokens, setNeedsTokens] = useState(false)
  const forgetWords = useCallback(() => setWords(null), [])

  const request = useMutation({
    mutationFn: (wish: { feedback: string; previousAttemptId: string }) =>
      regeneratePicture(generationId, scene.index, wish),
    onSuccess: async () => {
      setWords({ tone: 'good', sentence: 'Regeneration requested successfully!' })
      setFeedback('')
      setNeedsTokens(false)
      void reloadBalance()
      await client.refetchQueries(seenGenerationQuery(generationId))
    },
    onError: (error) => {
      setWords({ tone: 'refusal', sentence: `Submission failed: ${messageOf(error)}` })
      setNeedsTokens(error instanceof ApiError && error.code === 'INSUFFICIENT_TOKENS')
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = regenerationProblem(scene, { feedback, generationId, isSignedIn: status === 'signed-in' })
    setProblem(found)
    const previous = latestAttempt(scene)
    if (found || !previous) return focusField(event, 'feedback')
    request.mutate({ feedback: feedback.trim(), previousAttemptId: previous._id })
  }

  const isFree = !isBeingDrawn(scene)
  const isLeft = hasRegenerationLeft(scene, regenerationsLeft)
  const price = costs?.imageRegenerationCost
  return (
    <form className="scene-wish" noValidate onSubmit={submit}>
      <TextArea
        name="feedback"
        label="What should this picture show instead?"
        rows={2}
        placeholder="Bring Snowy closer, at sunrise."
        maxLength={limits.feedback.max}
        value={feedback}
        onValueChange={(typed) => {
          setFeedback(typed)
          setProblem(null)
        }}
        error={problem}
        disabled={!isAllowed || !isLeft}
      />
      <div className="scene-wish-send">
        <Button type="submit" busy={request.isPending} disabled={!isAllowed || !isFree || !isLeft}>
          {!request.isPending && <RefreshCw className="icon" aria-hidden="true" />}
          {price ? `Regenerate (${price} tokens)` : 'Regenerate'}
        </Button>
        {needsTokens && <LinkButton to={paths.pricing()}>Get Tokens</LinkButton>}
      </div>
      <div className="scene-wish-words">
        {isAllowed && !isLeft && <p className="soft text-sm">No regenerations are left for this story.</p>}
        <SceneMessage words={words} onEnd={forgetWords} />
      </div>
    </form>
  )
}
