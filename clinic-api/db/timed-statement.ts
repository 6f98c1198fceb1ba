import { activeSpan, beginSpan, type Span } from '../tracing/spans.ts'
import { sqlStateOf } from './pg-errors.ts'

interface Asked {
  /** The name of a declared statement. */
  name?: string | undefined
  text: string
}

/** The span of a statement that a request is waiting for; null where nobody listens, or where it is for no request. */
export function beginStatement(asked: Asked | string): Span | null {
  if (!activeSpan()?.isKept) return null
  const name = nameOf(typeof asked === 'string' ? { text: asked } : asked)
  const noted = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  return beginSpan({ name, kind: 'client', noted })
}

export function endStatement(span: Span, error?: unknown): void {
  if (!error) span.end()
  else span.end({ 'error.type': sqlStateOf(error) ?? 'connection' }, { failed: true })
}

/** Times the statement that `ask` runs, where somebody listens. */
export async function timedStatement<Result>(asked: Asked, ask: () => Promise<Result>): Promise<Result> {
  const span = beginStatement(asked)
  if (!span) return ask()
  try {
    const result = await ask()
    endStatement(span)
    return result
  } catch (error) {
    endStatement(span, error)
    throw error
  }
}

/** Its own name, else what it does and to which table: never a value. */
export function nameOf({ name, text }: Asked): string {
  if (name) return name
  const bare = text.replace(/\/\*.*?\*\/|'(?:[^']|'')*'/gs, ' ')
  const [, verb = 'statement'] = /^\s*([a-z]+)\b/i.exec(bare) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)\b/i.exec(bare) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
