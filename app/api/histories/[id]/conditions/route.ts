import { z } from 'zod'
import { id } from '#contract/common'
import { conditionInput } from '#contract/histories'
import { latestToday } from '#contract/zone'
import { saveCondition } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { defineRoute } from '@/lib/bff/define-route'

export const POST: ReturnType<typeof defineRoute> = (request, context) =>
  defineRoute({
    action: 'history.add',
    params: z.object({ id }),
    body: conditionInput(latestToday(Date.now())),
    async handle({ auth, viewer, params, body }) {
      const conditions = await saveCondition(auth, params.id, null, body)
      return { conditions, ...changedBy(viewer, new Date()) }
    },
  })(request, context)
