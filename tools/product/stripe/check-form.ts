/** What a call must and may say, by the names of Stripe's API as they stand in a form: `line_items[0][quantity]`. */
export interface FormRule {
  pattern: RegExp
  value: RegExp
  isRequired?: true
}

/** Why Stripe refuses a call. */
export interface Refusal {
  status: number
  error: { type: string; code?: string; param?: string; message: string }
}

const anything = /^[^\0]{1,2000}$/
const address = /^https?:\/\/\S{1,5000}$/

/** https://docs.stripe.com/api/checkout/sessions/create, of which one call of ours uses this much. */
export const rulesOfSession: FormRule[] = [
  { pattern: /^mode$/, value: /^payment$/, isRequired: true },
  { pattern: /^client_reference_id$/, value: /^.{1,200}$/ },
  { pattern: /^customer_email$/, value: /^[^\s@]+@[^\s@]+$/ },
  { pattern: /^line_items\[0\]\[quantity\]$/, value: /^[1-9]\d*$/, isRequired: true },
  { pattern: /^line_items\[0\]\[price_data\]\[currency\]$/, value: /^[a-z]{3}$/, isRequired: true },
  { pattern: /^line_items\[0\]\[price_data\]\[unit_amount\]$/, value: /^\d{1,8}$/, isRequired: true },
  {
    pattern: /^line_items\[0\]\[price_data\]\[product_data\]\[name\]$/,
    value: anything,
    isRequired: true,
  },
  { pattern: /^payment_intent_data\[description\]$/, value: /^.{1,1000}$/ },
  { pattern: /^payment_intent_data\[metadata\]\[\w{1,40}\]$/, value: /^.{1,500}$/ },
  { pattern: /^adaptive_pricing\[enabled\]$/, value: /^(true|false)$/ },
  { pattern: /^success_url$/, value: address, isRequired: true },
  { pattern: /^cancel_url$/, value: address },
]

/** @returns why Stripe would refuse the form; null where it would not */
export function refusalOf(form: URLSearchParams, rules: readonly FormRule[]): Refusal | null {
  for (const [name, value] of form) {
    const rule = rules.find(({ pattern }) => pattern.test(name))
    if (!rule) return refused('parameter_unknown', name, `Received unknown parameter: ${name}`)
    if (!rule.value.test(value)) return refused('parameter_invalid', name, `Invalid ${name}: ${value}`)
  }
  const missing = rules.find(
    ({ isRequired, pattern }) => isRequired && ![...form.keys()].some((name) => pattern.test(name)),
  )
  if (!missing) return null
  const name = missing.pattern.source.replace(/[\\^$]/g, '')
  return refused('parameter_missing', name, `Missing required param: ${name}.`)
}

function refused(code: string, param: string, message: string): Refusal {
  return { status: 400, error: { type: 'invalid_request_error', code, param, message } }
}
