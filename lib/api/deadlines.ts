import 'server-only'

/** Of what every later page of a session waits for, such as its renewal; in milliseconds. */
export const sessionDeadlineMs = 5_000

const readMs = 30_000
const writeMs = 60_000

interface Kind {
  method?: string
  upload?: unknown
  deadlineMs?: number
}

/** Milliseconds in which the clinic API has to answer; null for a file, which takes as long as it keeps coming. */
export function deadlineOf({ method = 'GET', upload, deadlineMs }: Kind): number | null {
  if (deadlineMs !== undefined) return deadlineMs
  if (upload) return null
  return method === 'GET' ? readMs : writeMs
}
