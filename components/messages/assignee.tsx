import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { NativeSelect } from '@/components/ui/native-select'
import type { TeamMember, ThreadDetail } from '@/lib/domain/thread'
import { useWrite } from '@/lib/swr/use-call'

interface AssigneeProps {
  thread: ThreadDetail
  team: readonly TeamMember[]
  onChanged: (thread: ThreadDetail) => void
}

/** Whose thread it is. */
export function Assignee({ thread, team, onChanged }: AssigneeProps) {
  const t = useTranslations('threads')
  const select = useId()
  const { trigger } = useWrite('threads.update', { params: { id: thread.id } })
  const { run, pending } = useToastAct()
  const { assignedTo } = thread
  const isGone = assignedTo && !team.some(({ id }) => id === assignedTo.id)
  return (
    <div className="flex min-w-0 items-center sm:ms-auto print:hidden">
      <label htmlFor={select} className="shrink-0">
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
