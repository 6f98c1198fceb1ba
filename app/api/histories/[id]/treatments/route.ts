import { z } from 'zod'
import { id } from '#contract/common'
import { treatmentInput } from '#contract/histories'
import { saveTreatment } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'history.add',
  params: z.object({ id }),
  body: treatmentInput,
  async handle({ auth, viewer, params, body }) {
    const treatments = await saveTreatment(auth, params.id, null, body)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})
