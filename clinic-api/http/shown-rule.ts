import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why a read whose answer has room for patients' data needs no `shows`. */
    withoutShows?: string
  }
}

/** Fields by which an answer names a patient or carries what was written to them. */
const telling = new Set(['patientId', 'patientName', 'patientPhone', 'birthdate', 'dni', 'text', 'lastText'])

/** Schemas are shared by routes, and by all servers of one process. */
const known = new WeakMap<z.ZodType, string | null>()

/**
 * Nobody can forget the log: a read whose answer may name a patient says what it `shows`, or why it need not. Otherwise the
 * server does not start. Writes leave entries of their own.
 */
export function installShownRule(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().includes('GET')) return
    const { shows, withoutShows } = route.config ?? {}
    if (shows || withoutShows) return
    const field = answersOf(route).map(tellingField).find(Boolean)
    if (field)
      throw new Error(
        `GET ${route.url} answers '${field}': give its config 'shows', or 'withoutShows' with the reason`,
      )
  })
}

function answersOf({ schema }: RouteOptions): z.ZodType[] {
  const answers = Object.entries(schema?.response ?? {}).filter(([status]) => status.startsWith('2'))
  return answers.map(([, answer]) => answer).filter((answer) => answer instanceof z.ZodType)
}

function tellingField(answer: z.ZodType): string | null {
  const found = known.get(answer)
  if (found !== undefined) return found
  const field = fieldsOf(z.toJSONSchema(answer, { unrepresentable: 'any' })).find((each) => telling.has(each))
  known.set(answer, field ?? null)
  return field ?? null
}

/** The names of all properties, however deep; what a schema calls `properties` holds them. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(fieldsOf)]
}
