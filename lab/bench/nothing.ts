import { createServer } from 'node:http'

// Answers nothing: measures the cost of the tool and of the way there and back.
createServer((request, response) => request.resume().once('end', () => response.end('{}'))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
