// Passes connections on, to one target after the other: `balancer.ts <port> <target port> …`.
import { connect, createServer } from 'node:net'

const [port, ...targets] = process.argv.slice(2).map(Number)
let turn = 0

createServer((near) => {
  const far = connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1')
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}).listen(port, '127.0.0.1')
