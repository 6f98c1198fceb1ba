import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type VisitLinkFacts, visitLinkToken } from '../services/notifications/visit-link-token.ts'

/** The token that a reminder of the installation in this folder would carry, without waiting for one. */
export function tokenOf(dataDir: string, facts: VisitLinkFacts): string {
  const SESSION_SECRET = readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()
  return visitLinkToken({ SESSION_SECRET, DATA_SECRET: undefined }, facts)
}
