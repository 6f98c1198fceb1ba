import { z } from 'zod'
import { clinic, clinicList } from '#contract/clinics'
import { id } from '#contract/common'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { can } from '../policy/can.ts'
import { getClinic, listClinics } from '../services/clinics/queries.ts'
import { toWireClinic } from '../services/clinics/wire.ts'
import { countClinicUsers } from '../services/staff/queries.ts'

const tags = ['clinics']

export function clinicRoutes(app: ApiServer, { db }: Deps): void {
  app.get(
    '/clinics',
    { config: { access: 'clinic.read' }, schema: { tags, response: { 200: clinicList } } },
    async () => (await listClinics(db.orm)).map(({ id: _id, ...row }) => ({ _id, ...row })),
  )

  app.get(
    '/clinics/:id',
    {
      config: { access: 'clinic.read' },
      schema: { tags, params: z.object({ id }), response: { 200: clinic } },
    },
    async (request) => {
      const found = await getClinic(db.orm, request.params.id)
      if (!found) throw notFound()
      const wire = toWireClinic(found)
      if (!can(callerOf(request), 'payment.create', { clinicIds: [found.id] })) return wire
      return { ...wire, users: await countClinicUsers(db.orm, found.id) }
    },
  )
}
