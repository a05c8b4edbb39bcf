import type { GenerationRequestBody } from '@faith-fables/contract'
import { newIdempotencyKey } from '../../../api/calls/idempotency-key.ts'
import { deviceStore } from '../../../components/device/device-store.ts'

/**
 * The idempotency key of an order. As long as nobody knows whether an order arrived, the same order carries the same
 * key, even after a reload, so that sending it again cannot charge twice. A changed order is another one.
 */
export function orderKey(uid: string, request: GenerationRequestBody): string {
  const wanted = JSON.stringify(request)
  const open = deviceStore.read(storageKey(uid))
  if (isOpenOrder(open) && open.request === wanted) return open.key
  const key = newIdempotencyKey()
  deviceStore.write(storageKey(uid), { key, request: wanted } satisfies OpenOrder)
  return key
}

/** The server has answered, one way or the other: the next order is a new one. */
export function settleOrder(uid: string): void {
  deviceStore.remove(storageKey(uid))
}

interface OpenOrder {
  key: string
  request: string
}

function storageKey(uid: string): string {
  return `faith-fables.open-order.${uid}`
}

function isOpenOrder(value: unknown): value is OpenOrder {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('request' in value)) return false
  return typeof value.key === 'string' && typeof value.request === 'string'
}
