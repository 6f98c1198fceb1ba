import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from '#contract/accepted-language'
import type { Visitor } from '../policy/caller.ts'

export function visitorOf(request: FastifyRequest): Visitor {
  const { device = null } = request.cookies
  const agent = request.headers['user-agent'] ?? null
  return { address: request.ip, language: preferredLanguage(request), agent, device }
}

/** The first of our languages that the caller prefers; null when they name neither. */
export function preferredLanguage(request: FastifyRequest): Visitor['language'] {
  return acceptedLanguage(request.headers['accept-language'])
}
