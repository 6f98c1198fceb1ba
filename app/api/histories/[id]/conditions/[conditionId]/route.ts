import { z } from 'zod'
import { id } from '#contract/common'
import { conditionInput } from '#contract/histories'
import { latestToday } from '#contract/zone'
import { deleteCondition, saveCondition } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { defineRoute } from '@/lib/bff/define-route'

const params = z.object({ id, conditionId: id })

export const PUT: ReturnType<typeof defineRoute> = (request, context) =>
  defineRoute({
    action: 'history.edit',
    params,
    body: conditionInput(latestToday(Date.now())),
    async handle({ auth, viewer, params: { id: historyId, conditionId }, body }) {
      const conditions = await saveCondition(auth, historyId, conditionId, body)
      return { conditions, ...changedBy(viewer, new Date()) }
    },
  })(request, context)

export const DELETE = defineRoute({
  action: 'history.remove',
  params,
  async handle({ auth, viewer, params: { id: historyId, conditionId } }) {
    const conditions = await deleteCondition(auth, historyId, conditionId)
    return { conditions, ...changedBy(viewer, new Date()) }
  },
})
