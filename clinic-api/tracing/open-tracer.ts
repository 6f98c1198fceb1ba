import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, Tracer } from './spans.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const closingMs = 1000
const quietMs = 60_000
const wellFormed = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Sends spans in the background, in batches: what cannot be sent, or is more than the queue holds, is lost, and nobody
 * waits for it. Not registered for everybody: what the libraries say of requests holds addresses as visitors typed them.
 */
export function openTracer(
  program: 'web' | 'api',
  env: Record<string, string | undefined>,
  onFault: () => void,
): { tracer: Tracer; close(): Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': `${env.OTEL_SERVICE_NAME || 'consulta'}-${program}`,
  })
  const exporter = complaining(new OTLPTraceExporter(), onFault)
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const otel = provider.getTracer('consulta')

  return {
    tracer: {
      begin({ name, kind, noted, caller }, parent) {
        const context = contextOf(parent?.traceparent ?? caller, { isRemote: parent === null })
        return spanOf(otel.startSpan(name, { kind: kinds[kind], attributes: { ...noted } }, context))
      },
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

/**
 * Takes the caller's ids and its choice to keep the trace; anything else that it sends (`tracestate`) is
 * ignored.
 */
function contextOf(traceparent: unknown, { isRemote }: { isRemote: boolean }) {
  const [, traceId, spanId, flags] = wellFormed.exec(String(traceparent)) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote })
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    isKept: span.isRecording(),
    end(noted, outcome) {
      if (noted) span.setAttributes({ ...noted })
      if (outcome?.failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function complaining(exporter: SpanExporter, onFault: () => void): SpanExporter {
  let quietUntil = 0
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0 && performance.now() >= quietUntil) {
          quietUntil = performance.now() + quietMs
          onFault()
        }
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

interface Choice {
  OTEL_TRACES_SAMPLER?: string | undefined
  OTEL_TRACES_SAMPLER_ARG?: string | undefined
}

/** Which traces are kept, in the standard's own words; all of them when nobody says. Throws for words it does not know. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: part }: Choice): Sampler {
  const [, follows, own = ''] = /^(parentbased_)?(.*)$/.exec(name || 'parentbased_always_on') ?? []
  const root = rootOf(own, Number(part || 1))
  if (!root)
    throw new Error(`OTEL_TRACES_SAMPLER is "${name}" and its ARG "${part}"; no such sampler is known`)
  return follows ? new ParentBasedSampler({ root }) : root
}

function rootOf(name: string, ratio: number): Sampler | null {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name === 'traceidratio' && ratio >= 0 && ratio <= 1) return new TraceIdRatioBasedSampler(ratio)
  return null
}
