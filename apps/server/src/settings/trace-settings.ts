import { z } from 'zod'
import type { TraceSetting } from '../ports/trace-setting.ts'
import { type SettingsOf, webAddress } from './setting-values.ts'

/** As OpenTelemetry has them: `name=value,name=value`, values percent-encoded. */
const namedValues = z
  .string()
  .regex(/^[\w-]+=[^,=]+(,[\w-]+=[^,=]+)*$/, 'must be like name=value,name=value')
  .transform((pairs) =>
    Object.fromEntries(new URLSearchParams(pairs.replaceAll('+', '%2B').replaceAll(',', '&'))),
  )

/** Where spans are sent, and what is sent along. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: namedValues.default({}),
}

/** null where nobody follows what is done. */
export function traceSetting(settings: SettingsOf<typeof traceVariables>): TraceSetting | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  return endpoint ? { endpoint, headers } : null
}
