import { z } from 'zod'
import '../common.ts'
import { visitLink, visitLinkInput } from '../visit-links.ts'
import { calls, GET, POST } from './call.ts'

const params = z.object({ visitToken: z.string().max(400) })

/** Links of reminders, which work without a session: reading one changes nothing, since mail programs open them all. */
export const visitLinkCalls = calls('reminders', {
  get: GET('/visit-links/:visitToken', 'public', { params, answer: visitLink }),
  follow: POST('/visit-links/:visitToken', 'public', { params, body: visitLinkInput, answer: visitLink }),
})
