/** What the operator is known by at the payment supplier, and knows it by. */
export interface PaymentSetting {
  secretKey: string
  /** Signs what the supplier tells us. */
  webhookSecret: string
}
