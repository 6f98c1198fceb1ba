import { z } from 'zod'
import { id } from '#contract/common'
import { forceQuery, updateStaffInput } from '#contract/staff'
import { deleteDoctor, updateSpecialty } from '@/lib/api/staff'
import { defineRoute } from '@/lib/bff/define-route'

const params = z.object({ id })

export const PUT = defineRoute({
  action: 'staff.update',
  params,
  body: updateStaffInput,
  handle: ({ auth, params, body }) => updateSpecialty(auth, params.id, body.specialty),
})

export const DELETE = defineRoute({
  action: 'staff.delete',
  params,
  query: forceQuery,
  async handle({ auth, params, query }) {
    await deleteDoctor(auth, params.id, query.force === 'true')
    return { id: params.id }
  },
})
