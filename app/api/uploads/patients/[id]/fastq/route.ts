import { z } from 'zod'
import { id } from '#contract/common'
import { deleteFastq, uploadFastq } from '@/lib/api/genetic-study'
import { defineRoute } from '@/lib/bff/define-route'
import { multipartOf } from '@/lib/bff/multipart'
import { reply } from '@/lib/bff/respond'

export const POST = defineRoute({
  action: 'patient.fastq-upload',
  params: z.object({ id }),
  renewFirst: true,
  async handle({ auth, params, request }) {
    return reply({ status: await uploadFastq(auth, params.id, multipartOf(request)) }, 201)
  },
})

export const DELETE = defineRoute({
  action: 'patient.fastq-upload',
  params: z.object({ id }),
  handle: async ({ auth, params }) => ({ status: await deleteFastq(auth, params.id) }),
})
