import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Collects what must not happen on a page: console errors, uncaught exceptions, violations of the content policy. */
export function watchFaults(context: BrowserContext) {
  const faults: string[] = []
  const allowed: RegExp[] = []

  function note(fault: string) {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault)
  }

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  const ready = context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} refused ${event.blockedURI}`)
    })
  })

  return {
    ready,
    faults,
    /** Declares a fault that the test provokes, for instance /status of 409/. */
    allow: (...patterns: RegExp[]) => allowed.push(...patterns),
  }
}
