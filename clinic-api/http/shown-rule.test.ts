import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { threadDetail } from '#contract/threads'
import { waitlistList } from '#contract/waitlist'
import { installShownRule } from './shown-rule.ts'

const start = (method: 'GET' | 'POST', answer: z.ZodType, config: object = {}) => {
  const app = Fastify()
  installShownRule(app)
  app.route({ method, url: '/x', config, schema: { response: { 200: answer } }, handler: async () => null })
  return app
}

const named = z.object({ patientId: z.string() })
const deep = z.object({ pages: z.array(z.object({ visit: named.nullable() })) })

it.each([
  ['a field', named],
  ['a field far below', deep],
  ['one of several forms', z.union([z.object({ a: z.string() }), named])],
  ['the text of a message', z.object({ text: z.string() })],
  ['a thread', threadDetail],
  ['the waitlist', waitlistList],
])('a server does not start that answers %s and keeps no record of it', (_what, answer) => {
  expect(() => start('GET', answer)).toThrow(/GET \/x answers '\w+': give its config 'shows'/)
})

it.each([
  ['is recorded', 'GET' as const, named, { shows: () => null }],
  ['says why not', 'GET' as const, named, { withoutShows: 'The caller’s own account' }],
  ['names nobody', 'GET' as const, z.object({ name: z.string() }), {}],
  ['is a write', 'POST' as const, named, {}],
])('it starts when the route %s', (_what, method, answer, config) => {
  expect(() => start(method, answer, config)).not.toThrow()
})
