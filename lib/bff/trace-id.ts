import 'server-only'

// Set by what traces the program, which is loaded before it and shares nothing else with it.
const program = globalThis as typeof globalThis & { consultaTraceId?: () => string | undefined }

/** The trace that the present request belongs to, for a line of the log; undefined where nobody traces. */
export function traceId(): string | undefined {
  return program.consultaTraceId?.()
}
