import { z } from 'zod'
import { id } from '#contract/common'
import { consentInput, consentList } from '#contract/consents'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { changeConsent } from '../services/consents/change-consent.ts'
import { readConsents } from '../services/consents/read-consents.ts'

const tags = ['patients']
const params = z.object({ id })

/** What a patient has agreed to. */
export function consentRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/patients/:id/consents',
    {
      ...guarded('consent.read', (patientId) => ({ patientId })),
      schema: { tags, params, response: { 200: consentList } },
    },
    async (request) => ({ consents: await readConsents(deps.db.orm, request.params.id) }),
  )

  app.put(
    '/patients/:id/consents',
    {
      ...guarded('consent.change', (patientId) => ({ patientId })),
      schema: { tags, params, body: consentInput, response: { 200: consentList } },
    },
    async (request) => ({
      consents: await changeConsent(deps, callerOf(request), request.params.id, request.body),
    }),
  )
}
