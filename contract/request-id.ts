import { z } from 'zod'

/** Names one request in every answer, log line and program that it passes. */
export const requestIdHeader = 'x-request-id'

const wellFormed = z.string().regex(/^[\w.:-]{8,100}$/)

/** The caller's name for its request, if a log line can hold it. */
export function requestIdFrom(value: unknown): string | null {
  return wellFormed.safeParse(value).data ?? null
}
