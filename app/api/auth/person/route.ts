import { sessionCalls } from '#contract/calls/sessions'
import { choosePersonInput } from '#contract/guardians'
import { sendParsed } from '@/lib/api/send-call'
import { viewerFrom } from '@/lib/api/users'
import { updateViewer } from '@/lib/auth/update-viewer'
import { serve } from '@/lib/bff/serve'
import { sessionEndpoints } from '@/lib/endpoints/session'

export const PUT = serve(sessionEndpoints.choosePerson, {
  body: choosePersonInput,
  async handle({ auth, body }) {
    const viewer = viewerFrom(await sendParsed(auth, sessionCalls.move, { body }))
    await updateViewer({ ...viewer, actsFor: viewer.actsFor })
    return { message: 'Person chosen' }
  },
})
