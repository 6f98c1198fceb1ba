import useSWR from 'swr'
import { call, readerOf } from '@/lib/browser/request'
import type { VisitKind } from '@/lib/domain/visit-kind'
import { addressOf } from '@/lib/endpoints/endpoint'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'
import { useUserKey } from '@/lib/swr/user-cache'

/** The kinds of visit of the viewer's clinic; what cannot be read offers no choice. */
export function useVisitKinds(): { kinds: VisitKind[]; loading: boolean } {
  const key = useUserKey()(addressOf(visitKindEndpoints.list))
  const { data = [], isLoading } = useSWR(key, readerOf(visitKindEndpoints.list))
  return { kinds: data, loading: isLoading }
}

/** The present kinds; none when they cannot be read. */
export function readVisitKinds(): Promise<VisitKind[]> {
  return call(visitKindEndpoints.list).catch(() => [])
}
