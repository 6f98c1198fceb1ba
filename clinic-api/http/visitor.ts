import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../policy/caller.ts'

export function visitorOf(request: FastifyRequest): Visitor {
  const { device = null } = request.cookies
  const agent = request.headers['user-agent'] ?? null
  return { address: request.ip, language: preferredLanguage(request), agent, device }
}

/** The first of our languages that the caller prefers; null when they name neither. */
export function preferredLanguage(request: FastifyRequest): Visitor['language'] {
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return { language: tag.split('-')[0], weight: quality === '' ? 1 : Number(quality) || 0 }
  })
  wanted.sort((a, b) => b.weight - a.weight)
  const found = wanted.find(({ language, weight }) => weight > 0 && (language === 'en' || language === 'es'))
  return found ? (found.language === 'es' ? 'es' : 'en') : null
}
