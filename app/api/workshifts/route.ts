import { createWorkshiftInput } from '#contract/workshifts'
import { apiError } from '@/lib/api/error'
import { createWorkshift } from '@/lib/api/workshifts'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'
import { endOfShift } from '@/lib/domain/workshift'

export const POST = defineRoute({
  action: 'workshift.write',
  body: createWorkshiftInput.omit({ clinicId: true }),
  async handle({ auth, viewer, body }) {
    const { clinicId } = viewer
    if (!clinicId) throw apiError('forbidden', 'Not allowed')
    const { doctorId, startDate, duration } = body
    const end = endOfShift(startDate, duration)
    return reply(await createWorkshift(auth, { doctorId, clinicId, start: startDate, end }), 201)
  },
})
