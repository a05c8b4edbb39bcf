import type { Scene } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { limits } from '@faith-fables/contract/limits'
import { visibleText } from '@faith-fables/contract/visible-text'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { WishesToTap } from '../../../components/making/wishes-to-tap.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'
import { SceneMessage } from '../scenes/scene-message.tsx'
import { latestAttempt } from '../scenes/scene-pictures.ts'
import { regenerationObstacle, regenerationProblem } from './regeneration-rules.ts'
import type { PictureWishes } from './use-picture-wishes.ts'
import { useRegeneration } from './use-regeneration.ts'

export interface RegenerationFormProps {
  generationId: string
  scene: Scene
  /** The story is at the point where pictures are chosen. */
  isOpen: boolean
  /** Of the whole story. */
  regenerationsLeft: number
  wishes: PictureWishes
}

/** Asks for another picture, for tokens and within the allowance. */
export function RegenerationForm(props: RegenerationFormProps) {
  const { generationId, scene, isOpen, regenerationsLeft, wishes } = props
  const { status, costs } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, needsTokens, words, setWords, begin } = useRegeneration(generationId, scene.index)
  const obstacleId = useId()
  const obstacle = regenerationObstacle(scene, { isOpen, left: regenerationsLeft })
  const feedback = wishes.wishOf(scene.index)
  const price = costs?.imageRegenerationCost

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = regenerationProblem(scene, { feedback, generationId, isSignedIn: status === 'signed-in' })
    const previous = latestAttempt(scene)
    setProblem(found)
    if (found || !previous) return focusField(event, 'feedback')
    begin({ feedback: visibleText(feedback), previousAttemptId: previous._id }, () =>
      wishes.type(scene.index, ''),
    )
  }

  function type(typed: string) {
    wishes.type(scene.index, typed)
    setProblem(null)
  }

  function tap(words: string) {
    if (words.length <= limits.feedback.max) type(words)
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
        disabled={!isOpen}
      />
      {obstacle === null && scene.wishesToTap.length > 0 && (
        <div className="scene-wish-taps">
          <WishesToTap wishes={scene.wishesToTap} field={feedback} onTap={tap} />
        </div>
      )}
      <div className="scene-wish-send">
        <Button
          type="submit"
          busy={isPending}
          unavailable={obstacle !== null}
          {...(obstacle !== null && { 'aria-describedby': obstacleId })}
        >
          {!isPending && <RefreshCw className="icon" aria-hidden="true" />}
          {price ? `Regenerate (${countOf(price, 'token')})` : 'Regenerate'}
        </Button>
        {needsTokens && <LinkButton to={paths.pricing()}>Get Tokens</LinkButton>}
      </div>
      <div className="scene-wish-words">
        {obstacle && (
          <p id={obstacleId} className="soft text-sm">
            {obstacle}
          </p>
        )}
        <SceneMessage words={words} onEnd={() => setWords(null)} />
      </div>
    </form>
  )
}
