import { visitKindCalls } from '#contract/calls/visit-kinds'
import { sendCall } from '@/lib/api/send-call'
import { getDoctor } from '@/lib/api/staff'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { deskUserOf } from '@/lib/domain/desk-user'
import { kindsFor } from '@/lib/domain/visit-kind'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'

export const GET = serve(visitKindEndpoints.list, {
  async handle({ auth, viewer }) {
    const own = deskUserOf(viewer)?.wholeClinic ? null : viewer.doctorId
    const [kinds, doctor] = await Promise.all([
      sendCall(auth, visitKindCalls.list, { query: { clinicId: clinicOf(viewer) } }),
      own ? getDoctor(auth, own) : null,
    ])
    // Doctors book into their own calendar alone.
    return own ? kindsFor(kinds, doctor?.specialty ?? null) : kinds
  },
})
