import type { TraceSetting } from '../ports/trace-setting.ts'
import { spansAddress } from './ask-collector.ts'

/**
 * Has the spans of this process sent from now on, in parcels, beside the work. A collector that does not answer costs nothing but
 * the spans.
 *
 * @returns sends what is left, and ends it
 */
export async function sendTraces({ endpoint, headers }: TraceSetting): Promise<() => Promise<void>> {
  const [api, { AsyncLocalStorageContextManager }, core, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const url = spansAddress(endpoint)
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'faith-fables' }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url, headers }) }),
    ],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  api.trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
