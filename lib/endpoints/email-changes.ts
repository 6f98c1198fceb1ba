import type { EmailChange } from '#contract/email-changes'
import { endpoint, type Types } from './endpoint'

export const emailChangeEndpoints = {
  follow: endpoint('POST /api/email-changes/:token', 'anyone', {} as Types<{ answer: EmailChange }>),
}
