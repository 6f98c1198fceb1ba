// Passes connections on, to one target after the other: `balancer.ts <port> <target port> …`.
import { connect, createServer } from 'node:net'
import { joinSockets } from '../../scripts/join-sockets.ts'

const [port, ...targets] = process.argv.slice(2).map(Number)
let turn = 0

createServer((near) => {
  joinSockets(near, connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1'))
}).listen(port, '127.0.0.1')
