'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

interface NoReplyProps {
  threadId: string
  /** The patient's name. */
  name: string
  /** When the last message of the row was written. */
  seenUntil: string
}

/**
 * Closes a conversation that asks for no reply, such as one that ends with thanks, from its row: there for a mouse over
 * the row and for the keyboard. A finger finds it in the conversation.
 */
export function NoReply({ threadId, name, seenUntil }: NoReplyProps) {
  const t = useTranslations('threads')
  const router = useRouter()
  const { trigger } = useWrite('threads.update', { params: { id: threadId } })
  const { run, pending } = useToastAct(({ code }) => {
    if (code === 'stale') router.refresh()
    return code === 'stale' ? { key: 'threads.wroteMeanwhile' } : sentences.failed
  })

  async function change(state: 'open' | 'closed') {
    await trigger(state === 'closed' ? { state, seenUntil } : { state })
    router.refresh()
  }

  async function close() {
    await change('closed')
    toast.success(t('isClosed', { name }), {
      action: { label: t('reopen'), onClick: () => run(() => change('open')), undoes: 'toast' },
    })
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      className="absolute end-2 bottom-2 opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden"
      disabled={pending}
      aria-label={t('noReplyTo', { name })}
      onClick={({ currentTarget }) => {
        // The row leaves the list: a keyboard goes on with its neighbour, of whatever group.
        const list = currentTarget.closest('section')?.parentElement
        const rows = [...(list?.querySelectorAll('li') ?? [])]
        const at = rows.findIndex((row) => row.contains(currentTarget))
        ;(rows[at + 1] ?? rows[at - 1])?.querySelector('a')?.focus()
        void run(close)
      }}
    >
      <Icon name="check" />
      {t('done')}
    </Button>
  )
}
