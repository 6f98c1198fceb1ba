import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { needsReply, type TeamMember, type ThreadDetail } from '@/lib/domain/thread'
import { useWrite } from '@/lib/swr/use-call'

interface Changes {
  thread: ThreadDetail
  onChanged: (thread: ThreadDetail) => void
}

/** Whose thread it is. */
export function Assignee({ thread, team, onChanged }: Changes & { team: readonly TeamMember[] }) {
  const t = useTranslations('threads')
  const select = useId()
  const { trigger } = useWrite('threads.update', { params: { id: thread.id } })
  const { run, pending } = useToastAct()
  const { assignedTo } = thread
  const isGone = assignedTo && !team.some(({ id }) => id === assignedTo.id)
  return (
    <div className="ms-auto flex min-w-0 items-center print:hidden">
      <label htmlFor={select} className="shrink-0 text-sm text-muted-foreground max-sm:sr-only">
        {t('assignedTo')}
      </label>
      <NativeSelect
        id={select}
        wrapperClassName="min-w-0"
        className="field-sizing-content border-transparent bg-transparent text-sm"
        disabled={pending}
        value={assignedTo?.id ?? ''}
        onChange={({ target }) =>
          run(async () => onChanged(await trigger({ assignedTo: target.value || null })))
        }
      >
        <option value="">{t('wholeTeam')}</option>
        {isGone && (
          <option translate="no" value={assignedTo.id}>
            {assignedTo.name}
          </option>
        )}
        {team.map(({ id, name }) => (
          <option translate="no" key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

interface DoneButtonProps extends Changes {
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
      variant="link"
      className="ms-auto shrink-0"
      disabled={pending}
      onClick={() =>
        run(async () =>
          onChanged(await trigger(isClosed ? { state: 'open' } : { state: 'closed', seenUntil })),
        )
      }
    >
      {t(isClosed ? 'reopen' : needsReply(thread) ? 'noReply' : 'close')}
    </Button>
  )
}
