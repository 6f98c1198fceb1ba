const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * `url` under the name by which the visitor reached us (`host`, with or without a port), where both are names of this
 * machine: `localhost` and `127.0.0.1` are one server but keep separate cookies. Any other is left alone.
 */
export function followLoopback(url: string, host: string | null | undefined): string {
  const address = new URL(url)
  const reached = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  if (!loopback.has(address.hostname) || !loopback.has(reached) || address.hostname === reached) return url
  address.hostname = reached
  return address.toString()
}
