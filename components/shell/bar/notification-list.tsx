'use client'

import { useLocale, useTranslations } from 'next-intl'
import { addDays } from '#contract/zone'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { useToasts } from '@/components/ui/toast'
import { ownZone } from '@/lib/browser/device/own-zone'
import { useToday } from '@/lib/browser/use-now'
import { groupTray } from '@/lib/domain/tray'
import { formatPlainDay } from '@/lib/format/dates'
import { PastToasts } from './past-toasts'
import { TrayGroupRows } from './tray-group'
import { useTray } from './use-tray'

interface ListProps {
  /** Called when somebody follows an entry. */
  onFollow: () => void
}

const quiet = 'p-4 text-sm text-muted-foreground'

function List({ onFollow }: ListProps) {
  const t = useTranslations('tray')
  const tShell = useTranslations('shell')
  const { history } = useToasts()
  const { entries, unread, hasMore, isFailed, showMore, reread, markRead } = useTray()
  if (entries?.length === 0 && history.length === 0) return <p className={quiet}>{t('empty')}</p>
  return (
    <>
      <div className="flex h-12 items-center justify-between gap-2 border-b ps-4 pe-2">
        <h2 className="text-sm font-semibold">{tShell('notifications')}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markRead()}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className="max-h-[min(32rem,calc(100dvh-8rem))] overflow-y-auto overscroll-contain">
        {history.length > 0 && <PastToasts history={history} onUndo={onFollow} />}
        {isFailed && (
          <div className="flex items-center justify-between gap-2 p-4 text-sm">
            <p>{t('failed')}</p>
            <Button variant="secondary" size="sm" onClick={reread}>
              {t('again')}
            </Button>
          </div>
        )}
        {entries && (
          <Days
            entries={entries}
            onFollow={(ids) => {
              onFollow()
              if (ids.length > 0) void markRead(ids)
            }}
          />
        )}
        {hasMore && (
          <div className="p-2">
            <Button variant="ghost" size="sm" className="w-full" onClick={showMore}>
              {t('older')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

interface DaysProps {
  entries: NonNullable<ReturnType<typeof useTray>['entries']>
  onFollow: (unread: string[]) => void
}

function Days({ entries, onFollow }: DaysProps) {
  const t = useTranslations('tray')
  const locale = useLocale()
  const today = useToday()
  const timeZone = ownZone()
  const nameOf = (day: string) => {
    if (day === today) return t('today')
    return day === addDays(today, -1) ? t('yesterday') : keptWord(formatPlainDay(day, locale, 'short'))
  }
  return groupTray(entries, timeZone).map(({ day, groups }) => (
    <section key={day} aria-labelledby={`tray-${day}`}>
      <h3
        id={`tray-${day}`}
        className="sticky top-0 z-10 border-b bg-popover px-4 py-1.5 text-xs font-medium text-muted-foreground first-letter:uppercase"
      >
        <KeptWords>{nameOf(day)}</KeptWords>
      </h3>
      <ul className="divide-y border-b">
        {groups.map((group) => (
          <TrayGroupRows key={group.kind} group={group} timeZone={timeZone} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  ))
}

export const NotificationList = withFullMessages(List)
