import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

test('traces go to a collector with what it asks for, which is not repeated', () => {
  expect(readConfig({}).traces).toBeNull()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://traces.example.org'
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b+c,team=reading' }
  expect(readConfig(settings).traces).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { 'x-key': 'a b+c', team: 'reading' },
  })
  expect(() => readConfig({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'a key' })).toThrow(
    /must be like name=value,name=value\.$/,
  )
})
