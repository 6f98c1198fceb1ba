import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'

const timeoutMillis = 3000

/** Sends the collector of the environment nothing, as it would spans; throws why it does not take it. */
export async function tryCollector(): Promise<void> {
  const exporter = new OTLPTraceExporter({ timeoutMillis })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  exporter.export([], ({ code, error }) =>
    code === 0 ? resolve() : reject(error ?? new Error('it does not answer')),
  )
  await promise
}
