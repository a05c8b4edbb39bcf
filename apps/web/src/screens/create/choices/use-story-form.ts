import { storyCost } from '@faith-fables/contract/prices'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../../api/making/public-queries.ts'
import { savedCharactersQuery } from '../../../api/parent/character-queries.ts'
import { useSession } from '../../../session/session.ts'
import { useReference } from '../reference/use-reference.ts'
import { completeForm } from './complete-form.ts'
import { formProblem } from './form-problem.ts'
import { requestOf } from './request-of.ts'
import type { StoryChoices } from './story-form.ts'
import { useStoryDraft } from './use-story-draft.ts'

/**
 * The form with all it depends on: what is offered, what was chosen, what it costs, what is wrong with it.
 *
 * @param sent choices of a story that is under way
 */
export function useStoryForm(uid: string, sent: StoryChoices | null) {
  const { status, balance, isBalanceLoading } = useSession()
  const isSignedIn = status === 'signed-in'
  const reference = useReference()
  const { data: config } = useQuery(configQuery)
  const saved = useQuery({ ...savedCharactersQuery, enabled: isSignedIn })
  const draft = useStoryDraft(uid, sent, saved.data?.[0])

  const { costs } = reference
  const form = completeForm(draft.choices, {
    ...reference,
    imageNumbers: costs?.availableImageNumbers,
    languages: config?.languages,
  })
  const cost =
    costs && form.imageNumber !== null ? storyCost(costs, form.imageQuality, form.imageNumber) : null
  const isBalanceComing = balance === null && isBalanceLoading
  const isLoading = reference.isLoading || (isSignedIn && (saved.isPending || isBalanceComing))
  const problem = isLoading ? null : formProblem(form, { balance, cost, isSignedIn })
  return {
    form,
    draft,
    reference,
    /** In what stories can be told here besides English. */
    languages: config?.languages ?? [],
    saved: { ...saved, tryAgain: () => void saved.refetch() },
    isSignedIn,
    balance,
    /** Tokens; null when unknown. */
    cost,
    problem,
    /** What is sent; null while the form is loading or not complete. */
    request: isLoading || problem ? null : requestOf(form),
  }
}

export type StoryFormState = ReturnType<typeof useStoryForm>
