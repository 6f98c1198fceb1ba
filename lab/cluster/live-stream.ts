import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds before it comes back, like a browser's. */
const pauseMs = 1000
/** Milliseconds after which news counts as lost. */
const lateMs = 90_000

/** The stream of events of somebody who is signed in, opened again whenever it ends. */
export class LiveStream {
  /** When it was opened: a screen shows then what is true, whatever it had missed. */
  readonly #opened: number[] = []
  readonly #heard = new Set<string>()

  async follow(webUrl: string, cookie: string, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await this.#once(webUrl, cookie, over).catch(() => {})
      await sleep(pauseMs)
    }
  }

  async #once(webUrl: string, cookie: string, signal: AbortSignal): Promise<void> {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' }
    const answer = await fetch(`${webUrl}/api/live`, { headers, signal })
    if (!answer.ok || !answer.body) return
    this.#opened.push(Date.now())
    let rest = ''
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const visit = /^data: .*"appointmentId":"([\w-]+)"/.exec(line)?.[1]
        if (visit) this.#heard.add(visit)
      }
    }
  }

  /** Whether a screen shows a visit that was committed then: it was told, or it has asked anew since. */
  knows(visit: string, committedAt: number): boolean {
    return this.#heard.has(visit) || this.#opened.some((at) => at >= committedAt && at < committedAt + lateMs)
  }
}
