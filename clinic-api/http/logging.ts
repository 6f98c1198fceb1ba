import type { FastifyInstance } from 'fastify'
import { forRequest } from '../db/request-name.ts'

/** The name of a request goes with it into its statements: at its beginning, and again once its body has arrived. */
export function installRequestName(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => forRequest(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => forRequest(request.id, done))
}

/** One line for each request: ids and route patterns, never the contents of addresses, bodies or messages. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
      },
      'request',
    )
  })
}

/** Also where the framework itself logs a request or an answer. */
export const logSerializers = {
  req: (request: { method: string }) => ({ method: request.method }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => ({ type: error.name, message: error.name, stack: '' }),
}
