import 'server-only'

interface Opened {
  content: unknown
  /** Milliseconds since the epoch. */
  endsAt: number
}

/** Four KiB each at most. */
const mostKept = 500

// Middleware and handlers are separate bundles in one process: only globalThis is shared between them.
const store = globalThis as typeof globalThis & { consultaOpenedSeals?: Map<string, Opened> }
store.consultaOpenedSeals ??= new Map()
const opened = store.consultaOpenedSeals

/**
 * The content of a seal, opened once: opening costs more than anything else before a page, and middleware,
 * layout and page each need it. A seal never changes, so the copy ends only at the seal's own end.
 */
export async function openOnce<Content>(
  name: string,
  seal: string,
  open: () => Promise<Content | null>,
  now: number,
): Promise<Content | null> {
  const key = `${name}=${seal}`
  const known = opened.get(key)
  if (known && now < known.endsAt) return known.content as Content
  opened.delete(key)
  const content = await open()
  const endsAt = Number(seal.split('*')[5])
  if (content === null || !(now < endsAt)) return content
  const [oldest] = opened.keys()
  if (opened.size >= mostKept && oldest !== undefined) opened.delete(oldest)
  opened.set(key, { content: frozen(content), endsAt })
  return content
}

/** Requests share it, so none may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}
