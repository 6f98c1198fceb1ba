import { z } from 'zod'
import '../common.ts'
import { stopLink } from '../stop-links.ts'
import { calls, GET, POST } from './call.ts'

const params = z.object({ stopToken: z.string().max(200) })

/** Links of mails that stop such mails without a session: reading one changes nothing. */
export const stopLinkCalls = calls('notifications', {
  get: GET('/stop-links/:stopToken', 'public', { params, answer: stopLink }),
  follow: POST('/stop-links/:stopToken', 'public', { params, answer: stopLink }),
})
