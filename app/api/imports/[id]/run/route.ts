import { runImportInput } from '#contract/imports'
import { openImportRun } from '@/lib/api/imports'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const POST = serve(importEndpoints.run, {
  body: runImportInput,
  async handle({ auth, params, body }) {
    const steps = await openImportRun(auth, params.id, body)
    return new Response(steps.body, {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        // no-transform: compressing would hold steps back.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  },
})
