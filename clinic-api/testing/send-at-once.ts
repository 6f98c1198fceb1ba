import { get } from 'node:http'

/** The status of each of `count` requests, sent at once on connections of their own, or how it was lost. */
export function sendAtOnce(count: number, url: string, headers: Record<string, string> = {}) {
  return Promise.all(Array.from({ length: count }, () => outcomeOf(url, headers)))
}

function outcomeOf(url: string, headers: Record<string, string>): Promise<number | string> {
  return new Promise((resolve) => {
    const lost = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const sent = get(url, { agent: false, headers }, (answer) => {
      answer.once('error', lost)
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.once('error', lost)
  })
}

/** How often each outcome came. */
export function tally(outcomes: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
