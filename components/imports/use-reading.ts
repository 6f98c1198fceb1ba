import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { z } from 'zod'
import type { changeImportInput } from '#contract/imports'
import { useAct } from '@/components/shared/act/use-act'
import { sentBy } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

/** Has every line of a file read again in another way, and shows what was found. */
export function useReading(id: string) {
  const router = useRouter()
  const { trigger } = useWrite('imports.update', { params: { id } })
  const { run, pending: sending, sentence } = useAct(sentBy)
  const [reading, startReading] = useTransition()

  async function read(how: z.input<typeof changeImportInput>) {
    if (await run(() => trigger(how))) startReading(() => router.refresh())
  }

  return { read, sentence, pending: sending || reading }
}
