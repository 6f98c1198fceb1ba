import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { TeamMember, ThreadDetail } from '@/lib/domain/thread'
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
    <div className="flex items-center gap-2 max-sm:w-full print:hidden">
      <label htmlFor={select} className="text-sm text-muted-foreground max-lg:sr-only">
        {t('assignedTo')}
      </label>
      <NativeSelect
        id={select}
        wrapperClassName="min-w-0 max-sm:flex-1 sm:w-44"
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
      <Button
        variant="secondary"
        disabled={pending}
        aria-label={state === 'open' ? t('close') : undefined}
        onClick={() => change({ state: state === 'open' ? 'closed' : 'open' })}
      >
        {t(state === 'open' ? 'closeShort' : 'reopen')}
      </Button>
    </div>
  )
}
