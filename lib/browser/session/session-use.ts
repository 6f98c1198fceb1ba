type Listener = () => void

const listeners = new Set<Listener>()

/** Says that the clinic API has just seen this session. */
export function noteUse(): void {
  for (const listener of listeners) listener()
}

export function onUse(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
