import { z } from 'zod'
import { id } from '#contract/common'
import { openHistoryFile } from '@/lib/api/histories'
import { defineRoute } from '@/lib/bff/define-route'
import { fileResponse } from '@/lib/bff/file-response'

export const GET = defineRoute({
  action: 'history.read',
  params: z.object({ id, kind: z.enum(['analytic', 'image']), fileId: id }),
  query: z.object({ download: z.literal('1').optional() }),
  async handle({ auth, params, query }) {
    const { id: historyId, kind, fileId } = params
    const file = await openHistoryFile(auth, historyId, kind, fileId)
    return fileResponse(file, { download: query.download === '1' })
  },
})
