import { countOf } from '@faith-fables/contract/count-of'
import { giftCodeRule } from '@faith-fables/contract/field-rules'
import type { RedeemedGift } from '@faith-fables/contract/purchase-schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/calls/call.ts'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { configQuery } from '../../api/making/public-queries.ts'
import { reloadTokenHistory } from '../../api/parent/user-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { useCheckedField } from '../../components/forms/use-checked-field.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'

/** Where a parent enters the code of a gift; nothing where tokens are not on sale, and for visitors. */
export function RedeemGift() {
  const { data: config } = useQuery(configQuery)
  const { parent } = useSession()
  return config?.purchases && parent ? <GiftForm /> : null
}

function GiftForm() {
  const client = useQueryClient()
  const { reloadBalance } = useSession()
  const code = useCheckedField('code', giftCodeRule)
  const [redeemed, setRedeemed] = useState<RedeemedGift | null>(null)
  const redeeming = useKeyedMutation({
    mutationKey: ['redeem-gift'],
    send: (typed: string, idempotencyKey) => call('redeemGift', { body: { code: typed }, idempotencyKey }),
    onSuccess: (gift) => {
      setRedeemed(gift)
      code.empty()
      void reloadBalance()
      void reloadTokenHistory(client)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setRedeemed(null)
    code.submitting(redeeming.begin)(event)
  }

  return (
    <Bookplate aria-labelledby="redeem-gift">
      <h2 id="redeem-gift" className="text-xl">
        Were you given tokens?
      </h2>
      <form className="stack" noValidate onSubmit={submit}>
        {redeemed && <Thanks gift={redeemed} />}
        <RefusalNote title="The gift was not redeemed." error={redeeming.error} />
        <TextField
          {...code.field}
          label="Code of the gift"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" wide busy={redeeming.isPending}>
          Redeem
        </Button>
      </form>
    </Bookplate>
  )
}

function Thanks({ gift: { tokens, settled } }: { gift: RedeemedGift }) {
  return (
    <Note tone="good" title={`${countOf(tokens, 'token')} are yours now.`}>
      {settled > 0 && <p>{countOf(settled, 'token')} of them settled what you owed.</p>}
    </Note>
  )
}
