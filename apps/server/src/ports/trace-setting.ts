/** Where spans are sent, in the words of OpenTelemetry. */
export interface TraceSetting {
  /** Base address of a collector that takes OTLP over HTTP; spans go to `/v1/traces` below it. */
  endpoint: string
  /** Sent along, such as a key. */
  headers: Record<string, string>
}
