'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
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
  /** Facts about the patient and ways to them, in the line below the title. */
  facts: ReactNode
  /** The button that ends the thread, for the team. */
  children: ReactNode
}

/** A thread's title, its facts and what can be done with it; on phones the team's facts open on demand. */
export function ThreadHead({ thread, team, changed, title, facts, children }: ThreadHeadProps) {
  const t = useTranslations('threads')
  const [shows, setShows] = useState(false)
  const id = useId()
  return (
    <header className="grid grid-cols-1 gap-1">
      <div className="flex min-h-9 min-w-0 items-center gap-x-2">
        {title}
        {team && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-expanded={shows}
            aria-controls={id}
            aria-label={t('details')}
            className="-ms-2 sm:hidden print:hidden"
            onClick={() => setShows(!shows)}
          >
            <Icon name="chevron-down" className={shows ? 'rotate-180' : undefined} />
          </Button>
        )}
        {children}
      </div>
      <div
        id={id}
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground',
          team && !shows && 'max-sm:hidden',
        )}
      >
        {facts}
        {team && <Assignee thread={thread} team={team} onChanged={changed} />}
      </div>
    </header>
  )
}
