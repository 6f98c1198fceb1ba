import useSWR from 'swr'
import type { z } from 'zod'
import type { updateVisitKindInput } from '#contract/visit-kinds'
import { call, readerOf } from '@/lib/browser/request'
import type { VisitKind } from '@/lib/domain/visit-kind'
import { addressOf } from '@/lib/endpoints/endpoint'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'
import { useWrite } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** The kinds of visit of the viewer's clinic; what cannot be read offers no choice. */
export function useVisitKinds(): { kinds: VisitKind[]; loading: boolean } {
  const key = useUserKey()(addressOf(visitKindEndpoints.list))
  const { data = [], isLoading } = useSWR(key, readerOf(visitKindEndpoints.list))
  return { kinds: data, loading: isLoading }
}

/** As they are now; none when they cannot be read. */
export function readVisitKinds(): Promise<VisitKind[]> {
  return call(visitKindEndpoints.list).catch(() => [])
}

type Facts = z.output<typeof updateVisitKindInput>

/** Makes a kind, or changes the one with `id`. */
export function saveVisitKind(id: string | null, body: Facts): Promise<VisitKind> {
  return id === null
    ? call(visitKindEndpoints.create, { body })
    : call(visitKindEndpoints.update, { params: { id }, body })
}

export function useDeleteVisitKind() {
  return useWrite(visitKindEndpoints.delete, (id: string) => ({ params: { id } }))
}
