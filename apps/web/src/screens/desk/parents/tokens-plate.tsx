import type { DeskParent, TokenGift } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { countOf } from '@faith-fables/contract/count-of'
import { deskReasonRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../api/calls/call.ts'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { readParentsAgain } from '../../../api/desk/account-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { focusField } from '../../../ui/focus/focus-field.ts'
import type { Saying } from '../use-said.tsx'

const directions = [
  { value: 'give', label: 'Give' },
  { value: 'take', label: 'Take' },
] as const

/** Gives a parent tokens, or takes some, with a reason that the parent reads. */
export function TokensPlate({ parent, saying }: { parent: DeskParent; saying: Saying }) {
  const client = useQueryClient()
  const [direction, setDirection] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const changing = useKeyedMutation({
    mutationKey: ['change-tokens', parent.id],
    send: (body: TokenGift, idempotencyKey) =>
      call('changeTokens', { params: { parentId: parent.id }, body, idempotencyKey }),
    onSuccess: async ({ balance }) => {
      await readParentsAgain(client)
      setAmount('')
      setReason('')
      saying.praise(`${parent.email} has ${countOf(balance, 'token')} now.`)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problemsOf(amount, reason)
    setProblems(found)
    if (found.amount) return focusField(event, 'amount')
    if (found.reason) return focusField(event, 'reason')
    changing.begin({
      amount: direction === 'give' ? Number(amount) : -Number(amount),
      reason: keptField(deskReasonRule, reason),
    })
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <RefusalNote title="The tokens were not changed." error={changing.error} />
      <SegmentedControl
        label="Give or take"
        options={directions}
        value={direction}
        onValueChange={setDirection}
      />
      <TextField
        label="Tokens"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        onValueChange={setAmount}
        error={problems.amount}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        value={reason}
        onValueChange={setReason}
        hint="The parent reads it in the token history and in a letter."
        error={problems.reason}
        counter={{ length: reason.length, limit: limits.deskReason.max }}
      />
      <Button tone="primary" type="submit" wide busy={changing.isPending}>
        {direction === 'give' ? 'Give tokens' : 'Take tokens'}
      </Button>
    </form>
  )
}

interface Problems {
  amount?: string
  reason?: string | null
}

function problemsOf(amount: string, reason: string): Problems {
  const tokens = Number(amount)
  if (!/^\d+$/.test(amount.trim()) || tokens === 0) return { amount: 'Please give a whole number of tokens.' }
  if (tokens > limits.deskTokens)
    return { amount: `At most ${limits.deskTokens} tokens can be given or taken at once.` }
  return { reason: checkField(deskReasonRule, reason) }
}
