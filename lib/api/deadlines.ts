import 'server-only'
import { apiError } from '@/lib/api/error'

/** The deadline, in milliseconds, of calls that every later page of a session waits for, such as its renewal. */
export const sessionDeadlineMs = 5_000

/** A page that waits longer shows its error with 'Try again'. */
const pageMs = 30_000
/** Section 7: request timeout, for what the browser asks for. */
const callMs = 300_000

interface Kind {
  method?: string
  upload?: unknown
  deadlineMs?: number
}

/** Pages say what to do when the session is over; pages for everybody read as nobody. */
type Auth = { onEnded?: () => never } | null

/** Milliseconds in which the clinic API has to answer; null for a file, which takes as long as it keeps coming. */
function deadlineOf(auth: Auth, { method = 'GET', upload, deadlineMs }: Kind): number | null {
  if (deadlineMs !== undefined) return deadlineMs
  if (upload) return null
  const ofPage = auth ? auth.onEnded !== undefined : method === 'GET'
  return ofPage ? pageMs : callMs
}

/** Ends the work when the call's time is over; throws `ApiError` 504. What it answers may be read on for longer. */
export async function inTime<Result>(
  auth: Auth,
  call: Kind,
  work: (late: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController()
  const patience = deadlineOf(auth, call)
  const timer = patience === null ? undefined : setTimeout(() => late.abort(), patience)
  try {
    return await work(late.signal)
  } catch (error) {
    if (late.signal.aborted) throw apiError('upstream_timeout', 'The clinic API did not answer in time')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
