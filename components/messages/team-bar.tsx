import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { needsReply, type TeamMember, type ThreadDetail } from '@/lib/domain/thread'
import { useWrite } from '@/lib/swr/use-call'

interface TeamBarProps {
  thread: ThreadDetail
  team: readonly TeamMember[]
  onChanged: (thread: ThreadDetail) => void
}

/** The team's decisions about a thread: whose it is, and whether it is done. */
export function TeamBar({ thread, team, onChanged }: TeamBarProps) {
  const t = useTranslations('threads')
  const select = useId()
  const { trigger } = useWrite('threads.update', { params: { id: thread.id } })
  const { run, pending } = useToastAct()
  const { assignedTo, state } = thread

  const change = (body: Parameters<typeof trigger>[0]) => run(async () => onChanged(await trigger(body)))

  const isGone = assignedTo && !team.some(({ id }) => id === assignedTo.id)
  return (
    <div className="flex basis-full items-center justify-between gap-2 print:hidden">
      <div className="flex min-w-0 items-center gap-1 max-sm:flex-col max-sm:items-start max-sm:gap-0">
        <label htmlFor={select} className="shrink-0 text-sm text-muted-foreground max-sm:text-xs">
          {t('assignedTo')}
        </label>
        <NativeSelect
          id={select}
          wrapperClassName="min-w-0 max-sm:-mt-2"
          className="border-transparent bg-transparent"
          disabled={pending}
          value={assignedTo?.id ?? ''}
          onChange={({ target }) => change({ assignedTo: target.value || null })}
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
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        disabled={pending}
        onClick={() => change({ state: state === 'open' ? 'closed' : 'open' })}
      >
        {t(state === 'closed' ? 'reopen' : needsReply(thread) ? 'noReply' : 'close')}
      </Button>
    </div>
  )
}
