import { createServer } from 'node:http'

// What the tool and the way there and back cost by themselves: an answer that costs nothing to give.
createServer((request, response) => request.resume().once('end', () => response.end('{}'))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
