import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Runs in each page: what the content policy refuses becomes an error of the console. */
export function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`content policy: ${event.violatedDirective} refused ${event.blockedURI}`)
  })
}

/** Collects what must not happen on a page: console errors, uncaught exceptions, violations of the content policy. */
export function watchFaults(context: BrowserContext) {
  const faults: string[] = []
  const allowed: RegExp[] = []

  function note(fault: string) {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault)
  }

  function hear(message: ConsoleMessage) {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  }

  const hearUncaught = (error: WebError) => note(`uncaught: ${error.error().message}`)

  context.on('console', hear)
  context.on('weberror', hearUncaught)

  return {
    faults,
    /** Declares a fault that the test provokes, for instance /status of 409/. */
    allow: (...patterns: RegExp[]) => allowed.push(...patterns),
    stop() {
      context.off('console', hear)
      context.off('weberror', hearUncaught)
    },
  }
}
