import type { ErrorEnvelope } from '#contract/errors'
import { RequestError, withRenewal } from './request'

/** Reads an answer line by line as JSON. Throws `RequestError` when the call is refused. */
export async function* linesOf<Line>(
  address: string,
  { body = {}, signal }: { body?: object; signal: AbortSignal },
): AsyncGenerator<Line, void, void> {
  const response = await withRenewal(async () => {
    const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal })
    if (answer.ok) return answer
    const envelope: Partial<ErrorEnvelope> = await answer.json().catch(() => ({}))
    throw new RequestError(answer.status, envelope.code ?? 'internal', envelope)
  })
  const reader = response.body?.getReader()
  const words = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) return
    const lines = `${rest}${words.decode(value, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
