import { newShiftInput } from '#contract/workshifts'
import { createWorkshift } from '@/lib/api/workshifts'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { endOfShift } from '@/lib/domain/workshift'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'

export const POST = serve(workshiftEndpoints.create, {
  body: newShiftInput,
  status: 201,
  async handle({ auth, viewer, body }) {
    const clinicId = clinicOf(viewer)
    const { doctorId, startDate, duration } = body
    const end = endOfShift(startDate, duration)
    return createWorkshift(auth, { doctorId, clinicId, start: startDate, end })
  },
})
