import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ThreadDetail } from '@/lib/domain/thread'
import { useWrite } from '@/lib/swr/use-call'

interface DoneButtonProps {
  thread: ThreadDetail
  onChanged: (thread: ThreadDetail) => void
  /** When the last message on the screen was written. */
  seenUntil: string | undefined
  /** Shows what the patient has written meanwhile. */
  onStale: () => void
}

/** Closes the thread or opens it again. */
export function DoneButton({ thread, seenUntil, onChanged, onStale }: DoneButtonProps) {
  const t = useTranslations('threads')
  const { trigger } = useWrite('threads.update', { params: { id: thread.id } })
  const { run, pending } = useToastAct(({ code }) => {
    if (code === 'stale') onStale()
    return code === 'stale' ? { key: 'threads.wroteMeanwhile' } : sentences.failed
  })
  const isClosed = thread.state === 'closed'
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={isClosed ? undefined : t('noReply')}
      className="shrink-0 print:hidden"
      disabled={pending}
      onClick={() =>
        run(async () =>
          onChanged(await trigger(isClosed ? { state: 'open' } : { state: 'closed', seenUntil })),
        )
      }
    >
      {isClosed ? (
        t('reopen')
      ) : (
        <>
          <Icon name="check" />
          <span className="sm:hidden">{t('done')}</span>
          <span className="max-sm:hidden">{t('noReply')}</span>
        </>
      )}
    </Button>
  )
}
