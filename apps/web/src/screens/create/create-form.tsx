import { storyCost } from '@faith-fables/contract/prices'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { savedCharactersQuery } from '../../api/character-queries.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { AgeChapter } from './chapters/age-chapter.tsx'
import { DetailsChapter } from './chapters/details-chapter.tsx'
import { FocusChapter } from './chapters/focus-chapter.tsx'
import { ImageChapter } from './chapters/image-chapter.tsx'
import { StyleChapter } from './chapters/style-chapter.tsx'
import { CharactersChapter } from './characters/characters-chapter.tsx'
import { completeForm } from './choices/complete-form.ts'
import { formProblem } from './choices/form-problem.ts'
import { requestOf } from './choices/request-of.ts'
import { useStoryDraft } from './choices/use-story-draft.ts'
import { ProcessingDialog } from './order/processing-dialog.tsx'
import { useStoryOrder } from './order/use-story-order.ts'
import { ReferenceFailureNote } from './reference/reference-failure-note.tsx'
import { useReference } from './reference/use-reference.ts'
import { GenerateDock } from './summary/generate-dock.tsx'
import { StorySummary } from './summary/story-summary.tsx'

/** The six chapters, the summary, and the night that falls while the story is made. */
export function CreateForm({ uid }: { uid: string }) {
  const { status, balance, reloadBalance } = useSession()
  const navigate = useNavigate()
  const isSignedIn = status === 'signed-in'
  const reference = useReference()
  const saved = useQuery({ ...savedCharactersQuery, enabled: isSignedIn })
  const draft = useStoryDraft(uid, saved.data?.[0])
  const order = useStoryOrder(uid, {
    onAccepted: draft.forget,
    onReady: () => void navigate(paths.libraryInProgress()),
    onFailed: draft.keep,
    onBalanceChanged: () => void reloadBalance(),
  })
  const generateButton = useRef<HTMLButtonElement>(null)

  const { costs, isLoading } = reference
  const form = completeForm(draft.choices, { ...reference, imageNumbers: costs?.availableImageNumbers })
  const cost =
    costs && form.imageNumber !== null ? storyCost(costs, form.imageQuality, form.imageNumber) : null
  const isComing = isLoading || (isSignedIn && saved.isPending)
  const problem = isComing ? null : formProblem(form, { balance, cost, isSignedIn })
  const request = isComing || problem || order.isUnderWay ? null : requestOf(form)

  return (
    <div className="split">
      <div>
        <ReferenceFailureNote reference={reference} />
        <AgeChapter
          ageGroups={reference.ageGroups}
          isLoading={isLoading}
          chosenId={form.ageGroupId}
          onChoose={(ageGroupId) => draft.change({ ageGroupId })}
        />
        <StyleChapter
          illustrationStyles={reference.illustrationStyles}
          isLoading={isLoading}
          chosenId={form.illustrationStyleId}
          onChoose={(illustrationStyleId) => draft.change({ illustrationStyleId })}
        />
        <CharactersChapter
          characters={form.characters}
          onChange={(characters) => draft.change({ characters })}
          saved={{ ...saved, tryAgain: () => void saved.refetch() }}
          isSignedIn={isSignedIn}
        />
        <DetailsChapter
          value={form.additionalDetails}
          onChange={(additionalDetails) => draft.change({ additionalDetails })}
        />
        <FocusChapter
          form={form}
          bibleVerses={reference.bibleVerses}
          moralValues={reference.moralValues}
          isLoading={isLoading}
          onChange={draft.change}
        />
        <ImageChapter form={form} costs={costs} isLoading={isLoading} onChange={draft.change} />
      </div>
      <StorySummary form={form} costs={costs} cost={cost} balance={balance} isLoading={isLoading}>
        <GenerateDock
          cost={cost}
          problem={problem}
          failure={order.isUnderWay ? null : order.failure}
          isEnabled={request !== null}
          onGenerate={() => request && order.send(request)}
          buttonRef={generateButton}
        />
      </StorySummary>
      <ProcessingDialog
        open={order.isUnderWay}
        message={order.message}
        stage={order.stage}
        returnFocusTo={generateButton}
      />
    </div>
  )
}
