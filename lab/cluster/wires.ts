// The wires of one machine: `wires.ts <port>:<target port> …` passes on what comes. While this process stands still
// (SIGSTOP) the machine is cut off: connections stay open, and nothing arrives.
import { connect, createServer } from 'node:net'
import { joinSockets } from '../../scripts/join-sockets.ts'

for (const wire of process.argv.slice(2)) {
  const [port, target] = wire.split(':').map(Number)
  if (port === undefined || target === undefined) throw new Error(`${wire} is no wire`)
  createServer((near) => joinSockets(near, connect(target, '127.0.0.1'))).listen(port, '127.0.0.1')
}
