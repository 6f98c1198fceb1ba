import { z } from 'zod'
import { id } from '#contract/common'
import { allergyInput } from '#contract/histories'
import { addAllergy, deleteAllergy } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { defineRoute } from '@/lib/bff/define-route'

const params = z.object({ id })

export const POST = defineRoute({
  action: 'history.add',
  params,
  body: allergyInput,
  async handle({ auth, viewer, params: { id: historyId }, body }) {
    const allergies = await addAllergy(auth, historyId, body.allergy)
    return { allergies, ...changedBy(viewer, new Date()) }
  },
})

// The allergy's text travels in the body: as part of an address, 'a/b' and '..' would be read as a path.
export const DELETE = defineRoute({
  action: 'history.remove',
  params,
  body: allergyInput,
  async handle({ auth, viewer, params: { id: historyId }, body }) {
    const allergies = await deleteAllergy(auth, historyId, body.allergy)
    return { allergies, ...changedBy(viewer, new Date()) }
  },
})
