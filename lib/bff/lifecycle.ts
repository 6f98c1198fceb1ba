import 'server-only'

// Set by what stops the program, which is loaded before it and shares nothing else with it.
const program = globalThis as typeof globalThis & { consultaLifecycle?: { draining: boolean } }

/** Whether the program was told to stop and takes no new visitors. */
export function isDraining(): boolean {
  return program.consultaLifecycle?.draining === true
}
