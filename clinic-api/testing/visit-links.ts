import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StopLinkFacts, stopLinkToken } from '../services/notifications/stop-link-token.ts'
import { type VisitLinkFacts, visitLinkToken } from '../services/notifications/visit-link-token.ts'

/** The token of a mail's link that stops such mails, without waiting for one. */
export const stopTokenOf = (dataDir: string, facts: StopLinkFacts) => stopLinkToken(secretsOf(dataDir), facts)

/** The token that a reminder of the installation in this folder would carry, without waiting for one. */
export function tokenOf(dataDir: string, facts: VisitLinkFacts): string {
  return visitLinkToken(secretsOf(dataDir), facts)
}

function secretsOf(dataDir: string) {
  const SESSION_SECRET = readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()
  return { SESSION_SECRET, DATA_SECRET: undefined }
}
