import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Keeps nothing until `sendTraces` was called. */
const tracer = trace.getTracer('faith-fables')

/** What a job carries of the trace that it belongs to; empty where nobody follows it. */
export type TraceMark = Record<string, string>

/** The trace of what is being done just now. */
export function markTrace(): TraceMark {
  const mark: TraceMark = {}
  propagation.inject(context.active(), mark)
  return mark
}

/** Attributes tell of routes, stages and ids: never of a person, nor of what somebody wrote. */
interface Traced {
  kind: 'job' | 'question'
  attributes?: Attributes
  /** Of whoever asked for it; what is being done just now where it is left out. */
  mark?: TraceMark | undefined
}

const kinds = { job: SpanKind.CONSUMER, question: SpanKind.CLIENT }

/** Does this as a span of its trace. */
export async function traced<Result>(
  name: string,
  { kind, attributes = {}, mark }: Traced,
  run: () => Promise<Result>,
): Promise<Result> {
  const around = mark ? propagation.extract(ROOT_CONTEXT, mark) : context.active()
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, around)
  try {
    return await context.with(trace.setSpan(around, span), run)
  } catch (error) {
    noteFailure(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** By its kind alone: what an error says may be about somebody. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
}

/** A span that ends elsewhere than where it begins: `within` runs on as a part of it. */
export function beginCall(name: string, attributes: Attributes, within: () => void): Span {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
  context.with(trace.setSpan(ROOT_CONTEXT, span), within)
  return span
}

/** The answer that a call got. */
export function endCall(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
