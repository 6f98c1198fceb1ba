import { z } from 'zod'
import { updateClinicInput } from '#contract/clinics'
import { id } from '#contract/common'
import { updateClinic } from '@/lib/api/clinics'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT = defineRoute({
  action: 'clinic.update',
  params: z.object({ id }),
  body: updateClinicInput,
  handle: ({ auth, params, body }) => updateClinic(auth, params.id, body),
})
