import { updateVisitKindInput } from '#contract/visit-kinds'
import { getDoctor } from '@/lib/api/staff'
import { createVisitKind, listVisitKinds } from '@/lib/api/visit-kinds'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { kindsFor } from '@/lib/domain/visit-kind'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'

export const GET = serve(visitKindEndpoints.list, {
  async handle({ auth, viewer }) {
    const own = viewer.roles.includes('clinicadmin') ? null : viewer.doctorId
    const [kinds, doctor] = await Promise.all([
      listVisitKinds(auth, clinicOf(viewer)),
      own ? getDoctor(auth, own) : null,
    ])
    // Doctors book into their own calendar alone.
    return own ? kindsFor(kinds, doctor?.specialty ?? null) : kinds
  },
})

export const POST = serve(visitKindEndpoints.create, {
  body: updateVisitKindInput,
  status: 201,
  handle: ({ auth, viewer, body }) => createVisitKind(auth, clinicOf(viewer), body),
})
