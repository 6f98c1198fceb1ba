import 'server-only'
import { NextResponse } from 'next/server'
import type { ErrorCode, ErrorEnvelope } from '#contract/errors'
import { statusOf } from '#contract/errors'
import { requestIdHeader } from '#contract/request-id'
import { sentences } from '#contract/sentences'
import { ApiError } from '@/lib/api/error'
import { callPolicy } from '@/lib/auth/csp'
import { traceIdIn } from '@/lib/bff/trace-id'

// The middleware says so too, but uploads and downloads go past it.
const sealed = { 'cache-control': 'no-store', 'content-security-policy': callPolicy }

/** A JSON answer tied to a session: never stored. */
export function reply(body: unknown, status = 200, headers: Record<string, string> = {}): NextResponse {
  return NextResponse.json(body, { status, headers: { ...headers, ...sealed } })
}

/** An error answer in the envelope that the browser knows. */
export function refuse(code: ErrorCode, message: string, extra: Partial<ErrorEnvelope> = {}): NextResponse {
  return NextResponse.json({ message, code, ...extra }, { status: statusOf[code], headers: sealed })
}

/** Turns what a handler threw into an answer. Our own faults say nothing about their inside. */
export function refuseError(error: unknown, asked: Headers = new Headers()): NextResponse {
  if (!(error instanceof ApiError)) {
    const names = { requestId: asked.get(requestIdHeader), traceId: traceIdIn(asked.get('traceparent')) }
    console.error('request failed', { ...names, ...traceOf(error) })
    return refuse('internal', sentences.failed)
  }
  const { retryAfter } = error.envelope
  const headers = { ...sealed, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) }
  return NextResponse.json(error.envelope, { status: error.status, headers })
}

/**
 * The part of a fault that a log may hold: where it happened. A message can quote what somebody has typed.
 */
function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { name: error.name, stack: frames.slice(0, 12).map((line) => line.trim()) }
}
