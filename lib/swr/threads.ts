import useSWR from 'swr'
import { call, readerOf } from '@/lib/browser/request'
import type { ThreadDetail } from '@/lib/domain/thread'
import { addressOf } from '@/lib/endpoints/endpoint'
import { threadEndpoints } from '@/lib/endpoints/threads'
import { useSend } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** A colleague who stops without a word is forgotten by the server; nothing announces that. */
const answeringMs = 30_000

export function useThread(initial: ThreadDetail) {
  const where = { params: { id: initial.id } }
  return useSWR(useUserKey()(addressOf(threadEndpoints.read, where)), readerOf(threadEndpoints.read), {
    fallbackData: initial,
    revalidateOnMount: false,
    refreshInterval: (thread) => (thread?.answering ? answeringMs : 0),
  })
}

export function useChangeThread(id: string) {
  return useSend(threadEndpoints.change, { params: { id } })
}

export function useStartThread(idempotencyKey: string) {
  return useSend(threadEndpoints.start, { idempotencyKey })
}

/** The clinic's answering time and saved replies; `null` reads nothing. */
export function useMessaging(clinicId: string | null) {
  const keyOf = useUserKey()
  const key = clinicId ? keyOf(addressOf(threadEndpoints.messaging, { params: { id: clinicId } })) : null
  return useSWR(key, readerOf(threadEndpoints.messaging))
}

export function useSaveMessaging(clinicId: string) {
  return useSend(threadEndpoints.saveMessaging, { params: { id: clinicId } })
}

/** Says that one reads or answers; nothing is lost when it fails. */
export const tell = {
  /** Whether it arrived. */
  read: (id: string, messageId: string) =>
    call(threadEndpoints.markRead, { params: { id }, body: { messageId } }).then(
      () => true,
      () => false,
    ),
  answering: (id: string, answering: boolean) =>
    void call(threadEndpoints.answering, { params: { id }, body: { answering } }).catch(() => null),
}
