import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { createTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL server, which it starts when first asked. */
    postgresBroker: string
  }
}

/** One PostgreSQL server a run, and none in a run that needs none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined

  async function start(): Promise<PostgresServer> {
    const started = await startPostgres()
    await createTemplate(started.url)
    return started
  }

  const broker = createServer(async (_request, response) => {
    server ??= start()
    try {
      response.end((await server).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve))
  const address = broker.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.provide('postgresBroker', `http://127.0.0.1:${port}`)

  return async () => {
    broker.close()
    const started = await server?.catch(() => undefined)
    await started?.stop()
  }
}
