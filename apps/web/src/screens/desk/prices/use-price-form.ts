import type { DeskPrices, PricesBody } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { changePricesMutation } from '../../../api/desk/price-queries.ts'
import { focusField } from '../../../ui/focus/focus-field.ts'
import type { Saying } from '../use-said.tsx'
import {
  bodyOf,
  draftOf,
  listOf,
  movedOver,
  type PriceDraft,
  type Problems,
  problemsOf,
} from './price-draft.ts'
import { differences } from './price-words.ts'

/** What is typed over the prices, looked at before it is sent. Prices that come in between go under what is typed. */
export function usePriceForm(prices: DeskPrices, { praise, refuse }: Saying) {
  const client = useQueryClient()
  const change = useMutation(changePricesMutation(client))
  const [typed, setTyped] = useState({ base: prices, draft: draftOf(prices) })
  const [problems, setProblems] = useState<Problems>({})
  const [wanted, setWanted] = useState<PricesBody | null>(null)
  const [isSame, setIsSame] = useState(false)
  if (typed.base.version !== prices.version)
    setTyped({ base: prices, draft: movedOver(typed.draft, typed.base, prices) })
  const { draft } = typed

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problemsOf(draft)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return focusField(event, first)
    const body = bodyOf(draft, prices)
    const changesSomething = differences(prices, listOf(body)).length > 0
    setIsSame(!changesSomething)
    if (changesSomething) setWanted(body)
  }

  return {
    draft,
    problems,
    /** Nothing that was typed is another than it is. */
    isSame,
    /** What is looked at before it is sent; null while it is typed. */
    wanted,
    isUnderWay: change.isPending,
    look,
    type(changes: Partial<PriceDraft>) {
      setIsSame(false)
      setTyped({ base: typed.base, draft: { ...draft, ...changes } })
    },
    back: () => setWanted(null),
    confirm() {
      if (change.isPending || !wanted) return
      change.mutate(wanted, {
        onSuccess: (changed) => {
          setTyped({ base: changed, draft: draftOf(changed) })
          praise('The prices were changed.')
        },
        onError: (error) => refuse('The prices are not as you wished.', error),
        onSettled: () => setWanted(null),
      })
    },
  }
}

export type PriceFormState = ReturnType<typeof usePriceForm>
