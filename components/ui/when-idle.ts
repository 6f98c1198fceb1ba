/** By then a slow phone shows the page and the page has asked for its data. */
const firstLoadMs = 5000
/** A screen opened from another is shown by then; what it needs later must not hold it up. */
const screenMs = 1500

/** Runs `task` once the first load is over and the browser has nothing to do; never for a reader who saves data. */
export function whenIdle(task: () => void): void {
  // Neither Safari nor the server says when it is idle.
  if (typeof requestIdleCallback === 'undefined' || savesData()) return
  setTimeout(requestIdleCallback, Math.max(screenMs, firstLoadMs - performance.now()), task)
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
