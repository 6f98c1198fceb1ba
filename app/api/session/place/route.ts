import { moveSessionInput } from '#contract/sessions'
import { moveSession } from '@/lib/api/users'
import { updateViewer } from '@/lib/auth/update-viewer'
import { serve } from '@/lib/bff/serve'
import { sessionEndpoints } from '@/lib/endpoints/session'

export const PUT = serve(sessionEndpoints.move, {
  body: moveSessionInput,
  async handle({ body, auth }) {
    const viewer = await moveSession(auth, body)
    await updateViewer({ ...viewer, actsFor: viewer.actsFor })
    return { message: 'Moved' }
  },
})
