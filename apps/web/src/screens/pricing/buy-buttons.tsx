import type { TokenPack } from '@faith-fables/contract/reference-schemas'
import { messageOf } from '../../api/calls/api-error.ts'
import { call } from '../../api/calls/call.ts'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { leaveFor } from '../../ui/browser/leave-for.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** Lead to the page where a pack is paid for. */
export function BuyButtons({ pack: { id: packId, name } }: { pack: TokenPack }) {
  const checkout = useKeyedMutation({
    // While one payment page is being opened, no other is.
    mutationKey: ['checkout'],
    send: (isGift: boolean, idempotencyKey) =>
      call('createCheckout', { body: { packId, isGift }, idempotencyKey }),
    onSuccess: ({ url }) => leaveFor(url),
  })
  const { isPending, variables, error } = checkout
  return (
    <>
      <div className="token-pack-buttons">
        <Button
          wide
          aria-label={`Buy ${name}`}
          busy={isPending && variables === false}
          onClick={() => checkout.begin(false)}
        >
          Buy
        </Button>
        <Button
          tone="quiet"
          wide
          aria-label={`Give as a gift: ${name}`}
          busy={isPending && variables === true}
          onClick={() => checkout.begin(true)}
        >
          Give as a gift
        </Button>
      </div>
      {error && (
        <p role="alert" className="token-pack-failure">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}
