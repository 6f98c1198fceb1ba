import { z } from 'zod'
import { id } from '#contract/common'
import { forceQuery } from '#contract/staff'
import { updateWorkshiftInput } from '#contract/workshifts'
import { apiError } from '@/lib/api/error'
import { deleteWorkshift, updateWorkshift } from '@/lib/api/workshifts'
import { defineRoute } from '@/lib/bff/define-route'
import { endOfShift } from '@/lib/domain/workshift'

const params = z.object({ id })

export const PUT = defineRoute({
  action: 'workshift.write',
  params,
  query: forceQuery,
  body: updateWorkshiftInput.omit({ clinicId: true }),
  async handle({ auth, viewer, params, query, body }) {
    const { clinicId } = viewer
    if (!clinicId) throw apiError('forbidden', 'Not allowed')
    const end = endOfShift(body.startDate, body.duration)
    const force = query.force === 'true'
    return updateWorkshift(auth, { id: params.id, clinicId, start: body.startDate, end, force })
  },
})

export const DELETE = defineRoute({
  action: 'workshift.write',
  params,
  query: forceQuery,
  async handle({ auth, params, query }) {
    await deleteWorkshift(auth, params.id, query.force === 'true')
    return { id: params.id }
  },
})
