import { z } from 'zod'
import '../common.ts'
import { stopLink } from '../stop-links.ts'
import { calls } from './call.ts'

const params = z.object({ stopToken: z.string().max(200) })

/** Links of mails that stop such mails without a session: reading one changes nothing. */
export const stopLinkCalls = calls('notifications', {
  get: { method: 'GET', path: '/stop-links/:stopToken', action: 'public', params, answer: stopLink },
  follow: { method: 'POST', path: '/stop-links/:stopToken', action: 'public', params, answer: stopLink },
})
