import useSWR from 'swr'
import { readerOf } from '@/lib/browser/request'
import { judgeProof, type ShownEntry } from '@/lib/domain/audit-proof'
import { callAddress, type InputOfCall } from '@/lib/endpoints/browser-call'
import { useUserKey } from '@/lib/swr/user-cache'

/** Asks for the proof of entries that were read at `readAt`, and judges it here. */
export function useProof(
  query: InputOfCall<'audit.proof'>['query'],
  entries: readonly ShownEntry[],
  readAt: number,
) {
  const key = useUserKey()(callAddress('audit.proof', { query }))
  const read = readerOf('audit.proof')
  const { data, error, isValidating, mutate } = useSWR(key, async (asked) =>
    judgeProof(await read(asked), entries, readAt),
  )
  return { verdict: data, failed: Boolean(error && !data), pending: isValidating, again: () => mutate() }
}
