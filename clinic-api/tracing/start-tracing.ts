import { listenWith } from './spans.ts'

type Environment = Record<string, string | undefined>

/** Whether spans are wanted, and where: the standard's own variables. */
export function wantsTraces(env: Environment): boolean {
  return Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT)
}

export interface Tracing {
  /** Sends what is left; waits for it no longer than a second. */
  close(): Promise<void>
}

/**
 * Sends spans of this program to the collector of the environment; null when it names none, and then nothing of
 * OpenTelemetry is loaded. `onFault` hears at most once a minute that spans were lost.
 */
export async function startTracing(program: 'web' | 'api', onFault: () => void): Promise<Tracing | null> {
  if (!wantsTraces(process.env)) return null
  const { openTracer } = await import('./open-tracer.ts')
  const { tracer, close } = openTracer(program, process.env, onFault)
  listenWith(tracer)
  return { close }
}
