/** The newest step of some work whenever there is one, and the last, which the work answers; it must not fail. */
export async function* followWork<Step>(
  work: (tell: (step: Step) => void) => Promise<Step>,
): AsyncGenerator<Step, void, void> {
  let newest: Step | null = null
  let changed = Promise.withResolvers<void>()
  let isOver = false
  const last = work((step) => {
    newest = step
    changed.resolve()
  }).finally(() => {
    isOver = true
    changed.resolve()
  })
  while (!isOver) {
    await changed.promise
    changed = Promise.withResolvers()
    if (newest !== null && !isOver) {
      const step: Step = newest
      newest = null
      yield step
    }
  }
  yield await last
}
