import { TextDelayedError, TextRefusedError } from './text-errors.ts'

/** Refusals after which the same request can succeed soon. After any other, the next channel is sooner. */
const passing = new Set([408, 425, 429])

/** Throws what an answer that is not a success means for the message. `reason` is kept, so it must name nobody. */
export function refuse(answer: Response, reason: string): never {
  const wait = Number(answer.headers.get('retry-after'))
  if (answer.status === 429 && wait > 0) throw new TextDelayedError(Math.min(wait, 3600) * 1000)
  if (answer.status >= 500 || passing.has(answer.status)) throw new Error(reason)
  throw new TextRefusedError(reason)
}
