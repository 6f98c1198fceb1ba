'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { TeamMember, ThreadDetail } from '@/lib/domain/thread'
import { cn } from '@/lib/utils'
import { Assignee } from './assignee'

export interface ThreadHeadProps {
  thread: ThreadDetail
  /** For staff: who the thread can be given to. */
  team: TeamMember[] | null
  changed: (thread: ThreadDetail) => void
  title: ReactNode
  /** Who the patient is and what it is about, in the line below the title. */
  facts: ReactNode
  /** For staff: what an answer may need besides. */
  more?: ReactNode
  /** For staff: ways to the patient, beside the button that ends the thread. */
  ways?: ReactNode
  /** The button that ends the thread, for the team. */
  children: ReactNode
}

/** A thread's title, its facts and what can be done with it; on phones what the team needs now and then opens on demand. */
export function ThreadHead({ thread, team, changed, title, facts, more, ways, children }: ThreadHeadProps) {
  const t = useTranslations('threads')
  const [shows, setShows] = useState(false)
  const id = useId()
  const folded = team && !shows ? 'max-sm:hidden' : undefined
  const { assignedTo } = thread
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex min-h-9 min-w-0 flex-1 items-center gap-x-2">
        {title}
        {team && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-expanded={shows}
            aria-controls={`${id}-ways ${id}-more`}
            aria-label={t('details')}
            className="-ms-2 sm:hidden print:hidden"
            onClick={() => setShows(!shows)}
          >
            <Icon name="chevron-down" className={shows ? 'rotate-180' : undefined} />
          </Button>
        )}
      </div>
      <div
        id={`${id}-ways`}
        className={cn(
          'flex flex-wrap gap-2 empty:hidden max-sm:order-last max-sm:w-full print:hidden',
          folded,
        )}
      >
        {ways}
      </div>
      {children}
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        {facts}
        {assignedTo && !shows && (
          <span className="sm:hidden">
            <KeptWords>{t('assignee', { name: keptWord(assignedTo.name.split(' ')[0] ?? '') })}</KeptWords>
          </span>
        )}
        <div id={`${id}-more`} className={cn('contents', folded)}>
          {team && <Assignee thread={thread} team={team} onChanged={changed} />}
          <p className="flex w-full flex-wrap gap-x-3 empty:hidden">{more}</p>
        </div>
      </div>
    </header>
  )
}
