import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { z } from 'zod'
import { fieldErrors } from '#contract/errors'
import { refuse } from '@/lib/bff/respond'

/** The JSON body; null when it is missing, malformed or of another type, which no schema accepts. */
export async function jsonBody(request: NextRequest): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return null
  return request.json().catch(() => null)
}

/** The 400 of a failed parse: one message a field. */
export function refuseInvalid(error: z.ZodError): NextResponse {
  return refuse('invalid_input', 'Invalid input', { errors: fieldErrors(error) })
}
