import { forceQuery } from '#contract/staff'
import { changeShiftInput } from '#contract/workshifts'
import { deleteWorkshift, updateWorkshift } from '@/lib/api/workshifts'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { endOfShift } from '@/lib/domain/workshift'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'

export const PUT = serve(workshiftEndpoints.update, {
  query: forceQuery,
  body: changeShiftInput,
  async handle({ auth, viewer, params, query, body }) {
    const clinicId = clinicOf(viewer)
    const end = endOfShift(body.startDate, body.duration)
    const force = query.force === 'true'
    return updateWorkshift(auth, { id: params.id, clinicId, start: body.startDate, end, force })
  },
})

export const DELETE = serve(workshiftEndpoints.delete, {
  query: forceQuery,
  handle: ({ auth, params, query }) => deleteWorkshift(auth, params.id, query.force === 'true'),
})
