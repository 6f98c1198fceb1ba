import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { id } from '#contract/common'
import { fieldErrors } from '#contract/errors'
import { feedToken } from '#contract/feeds'
import { fileKind } from '#contract/histories'
import { apiError } from '@/lib/api/error'
import { refuse } from '@/lib/bff/respond'

/** Nothing that a form of ours sends comes near; in bytes. */
const largestBody = 256 * 1024

/** The media type of a request, without its parameters. */
export function mediaType(headers: Headers): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The JSON body; null when it is empty or malformed, which no schema accepts. Throws 413 for a large one. */
export async function jsonBody(request: NextRequest): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > largestBody) throw apiError('too_large', 'The request is too large')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return null
  }
}

/** The 400 of a failed parse: one message a field. */
export function refuseInvalid(error: z.ZodError): NextResponse {
  return refuse('invalid_input', 'Invalid input', { errors: fieldErrors(error) })
}

const partsOfPaths: Record<string, z.ZodType> = { kind: fileKind, token: feedToken }

/** The schema of a path's parameters: ids, kinds of file, and tokens, which are longer. */
export function schemaOfPath(path: string): z.ZodType {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = z.object(Object.fromEntries(names.map((name) => [name, partsOfPaths[name] ?? id])))
  return params
}

/** A schema, or what makes one of the present instant. */
export type Schema = z.ZodType | ((now: Date) => z.ZodType)

export const schemaAt = (schema: Schema): z.ZodType =>
  typeof schema === 'function' ? schema(new Date()) : schema
