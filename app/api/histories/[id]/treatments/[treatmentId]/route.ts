import { z } from 'zod'
import { id } from '#contract/common'
import { treatmentInput } from '#contract/histories'
import { deleteTreatment, saveTreatment } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { defineRoute } from '@/lib/bff/define-route'

const params = z.object({ id, treatmentId: id })

export const PUT = defineRoute({
  action: 'history.edit',
  params,
  body: treatmentInput,
  async handle({ auth, viewer, params: { id: historyId, treatmentId }, body }) {
    const treatments = await saveTreatment(auth, historyId, treatmentId, body)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})

export const DELETE = defineRoute({
  action: 'history.remove',
  params,
  async handle({ auth, viewer, params: { id: historyId, treatmentId } }) {
    const treatments = await deleteTreatment(auth, historyId, treatmentId)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})
