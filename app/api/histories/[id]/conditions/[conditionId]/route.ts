import { conditionInput, deletedVersion } from '#contract/histories'
import { latestToday } from '#contract/zone'
import { deleteCondition, saveCondition } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const PUT = serve(historyEndpoints.editCondition, {
  body: (now) => conditionInput(latestToday(now.getTime())),
  async handle({ auth, viewer, params, body }) {
    const conditions = await saveCondition(auth, params.id, params.conditionId, body)
    return { conditions, ...changedBy(viewer, new Date()) }
  },
})

export const DELETE = serve(historyEndpoints.deleteCondition, {
  query: deletedVersion,
  async handle({ auth, viewer, params, query }) {
    const conditions = await deleteCondition(auth, params.id, params.conditionId, query.version)
    return { conditions, ...changedBy(viewer, new Date()) }
  },
})
