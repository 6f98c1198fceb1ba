import { conditionInput } from '#contract/histories'
import { latestToday } from '#contract/zone'
import { saveCondition } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const POST = serve(historyEndpoints.addCondition, {
  body: (now) => conditionInput(latestToday(now.getTime())),
  async handle({ auth, viewer, params, body }) {
    const conditions = await saveCondition(auth, params.id, null, body)
    return { conditions, ...changedBy(viewer, new Date()) }
  },
})
