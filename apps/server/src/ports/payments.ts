/** What a parent is to pay for. */
export interface CheckoutOrder {
  /** Of the purchase: the supplier names it in all that it tells. Asked again with it, the same page is answered. */
  purchaseId: string
  /** What the parent reads on the payment page. */
  title: string
  /** In the smallest unit of the currency. */
  price: number
  /** ISO 4217. */
  currency: string
  email: string
  /** Where the parent comes back to who has paid, and who has not. */
  successUrl: string
  cancelUrl: string
}

/** Money that was taken for a purchase. */
export interface TakenPayment {
  purchaseId: string
  /** The supplier's id of it: refunds and disputes name it. */
  paymentId: string
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217, in capitals. */
  currency: string
}

/** What became of a payment page, or of a payment. */
export type PaymentNews =
  | ({ kind: 'paid' } & TakenPayment)
  /** Nothing was paid, and nothing will be. */
  | { kind: 'ended'; purchaseId: string }
  | { kind: 'receipt'; paymentId: string; receiptUrl: string }
  /** Money went back, by a refund or a dispute; `isVoid` where it did not after all. */
  | { kind: 'returned'; returnId: string; paymentId: string; amount: number; isVoid: boolean }

/** One thing that the supplier told. */
export interface PaymentEvent {
  /** The same whenever it is told again. */
  id: string
  /** In the supplier's words. */
  type: string
  /** Null for what is none of our concern. */
  news: PaymentNews | null
}

/** Takes money for us. What was paid is only ever known from what the supplier itself says. */
export interface Payments {
  /** @throws SupplierError */
  openCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>
  /**
   * How a payment page stands: for what was never told.
   * @throws SupplierError
   */
  readCheckout(checkoutId: string): Promise<PaymentNews[]>
  /**
   * Reads what was sent to us in the supplier's name.
   * @param signature the header that says whose it is; empty where there is none
   * @throws PaymentEventError where it is not the supplier's, too old, or nothing that can be read
   */
  readEvent(bytes: Uint8Array, signature: string): PaymentEvent
}

/** Something that says it comes from the payment supplier and is not to be believed; the message is for the operator. */
export class PaymentEventError extends Error {
  override name = 'PaymentEventError'
}
