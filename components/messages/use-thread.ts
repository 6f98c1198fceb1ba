import { write } from '@/lib/browser/request'
import type { ThreadDetail } from '@/lib/domain/thread'
import { useBrought } from '@/lib/swr/brought'

/** A colleague who stops without a word is forgotten by the server; nothing announces that. */
const answeringMs = 30_000

export function useThread(initial: ThreadDetail) {
  return useBrought('threads.get', { params: { id: initial.id } }, initial, {
    refreshInterval: (thread) => (thread?.answering ? answeringMs : 0),
  })
}

/** Says that one reads or answers; nothing is lost when it fails. */
export const tell = {
  /** Whether it arrived. */
  read: (id: string, messageId: string) =>
    write('threads.markRead', { params: { id }, body: { messageId } }).then(
      () => true,
      () => false,
    ),
  answering: (id: string, answering: boolean) =>
    void write('threads.setAnswering', { params: { id }, body: { answering } }).catch(() => null),
}
