// The wires of one machine: `wires.ts <port>:<target port> …` passes on what comes. While this process stands still
// (SIGSTOP) the machine is cut off: connections stay open, and nothing arrives.
import { connect, createServer, type Socket } from 'node:net'

for (const wire of process.argv.slice(2)) {
  const [port, target] = wire.split(':').map(Number)
  if (port === undefined || target === undefined) throw new Error(`${wire} is no wire`)
  createServer((near) => join(near, connect(target, '127.0.0.1'))).listen(port, '127.0.0.1')
}

function join(near: Socket, far: Socket): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}
