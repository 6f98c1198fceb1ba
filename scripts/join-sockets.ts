import type { Socket } from 'node:net'

/** Passes on what comes, both ways; when one end goes, so does the other. */
export function joinSockets(near: Socket, far: Socket): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}
