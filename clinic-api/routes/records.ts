import { Readable } from 'node:stream'
import { z } from 'zod'
import { id } from '#contract/common'
import { recordQuery } from '#contract/record'
import type { Deps } from '../deps.ts'
import { fhirRoot } from '../fhir/address.ts'
import { noRights } from '../http/send-file.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { gatherRecord } from '../record/gather.ts'
import { recordFile } from '../record/record-file.ts'

/** A patient's record as one file, to be taken along. */
export function recordRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/patients/:id/record',
    {
      config: { access: 'record.download' },
      exposeHeadRoute: false,
      schema: { tags: ['patients'], params: z.object({ id }), querystring: recordQuery },
    },
    async (request, reply) => {
      const base = `${request.protocol}://${request.host}${fhirRoot}`
      const record = await gatherRecord({ deps, caller: callerOf(request), base }, request.params.id)
      const day = record.madeAt.toISOString().slice(0, 10)
      const checkUrl = `${deps.env.APP_URL}/open-record`
      const parts = recordFile(record, { store: deps.files, lang: request.query.lang, checkUrl })
      return reply
        .type('text/html; charset=utf-8')
        .header('content-disposition', `attachment; filename="record-${day}.html"`)
        .header('content-security-policy', noRights)
        .header('cross-origin-resource-policy', 'same-origin')
        .send(Readable.from(parts))
    },
  )
}
