import type { EmailChange } from '#contract/email-changes'
import { endpoint, wire } from './endpoint'

export const emailChangeEndpoints = {
  follow: endpoint('POST /api/email-changes/:token', 'anyone', wire<{ answer: EmailChange }>()),
}
