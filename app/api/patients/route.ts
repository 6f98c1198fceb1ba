import { patientListQuery, registerPatientOn } from '#contract/patients'
import { latestToday } from '#contract/zone'
import { listPatients, registerPatient } from '@/lib/api/patients'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(patientEndpoints.list, {
  query: patientListQuery,
  handle: ({ auth, query: { limit, ...query } }) =>
    listPatients(auth, { ...query, ...(limit !== undefined && { limit: String(limit) }) }),
})

export const POST = serve(patientEndpoints.register, {
  body: (now) => registerPatientOn(latestToday(now.getTime())),
  status: 201,
  handle: async ({ auth, body }) => ({ id: await registerPatient(auth, body) }),
})
