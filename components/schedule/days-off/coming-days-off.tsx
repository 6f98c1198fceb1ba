'use client'

import { Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { DayOff } from '#contract/days-off'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { AsIs } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { formatDayRange } from '@/lib/format/day-range'
import { useComingDaysOff, useDayOffWrites } from '@/lib/swr/days-off'

interface ComingDaysOffProps {
  from: string
  doctors: CalendarDoctor[]
  /** The doctor who sees only their own; null for the desk. */
  own: string | null
}

/** Coming days off, each with a button for whoever may give it up. */
export function ComingDaysOff({ from, doctors, own }: ComingDaysOffProps) {
  const t = useTranslations('daysOff')
  const nameOf = ({ doctorId }: DayOff) =>
    doctorId === null ? t('wholeClinic') : (doctors.find(({ id }) => id === doctorId)?.name ?? null)
  return (
    <ComingList
      from={from}
      title={t('coming')}
      none={t('none')}
      shows={({ resourceId }) => !resourceId}
      nameOf={nameOf}
      mayRemove={({ doctorId }) => own === null || doctorId === own}
    />
  )
}

/** Days on which a room will be closed, each with a button that opens it again. */
export function ComingClosures({ from, roomId }: { from: string; roomId: string }) {
  const t = useTranslations('rooms')
  return <ComingList from={from} title={t('coming')} shows={({ resourceId }) => resourceId === roomId} />
}

interface ComingListProps {
  from: string
  title: string
  /** Said when there are none; without it nothing is shown then. */
  none?: string
  shows: (dayOff: DayOff) => boolean
  nameOf?: (dayOff: DayOff) => string | null
  mayRemove?: (dayOff: DayOff) => boolean
}

function ComingList({
  from,
  title,
  none,
  shows,
  nameOf = () => null,
  mayRemove = () => true,
}: ComingListProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  const { daysOff: all, failed } = useComingDaysOff(from)
  const daysOff = all?.filter(shows)
  const { remove } = useDayOffWrites()
  const { run, running } = useToastAct(({ code }) => (code === 'not_found' ? null : sentences.failed))

  async function giveUp(id: string) {
    await remove(id)
    toast.success(t('removed'))
  }

  if (!none && daysOff?.length === 0) return null
  if (failed) return <Alert variant="error">{t('listFailed')}</Alert>
  return (
    <section aria-label={title} className="grid gap-1 text-sm" aria-busy={!daysOff}>
      <h3 className="font-medium">{title}</h3>
      {daysOff?.length === 0 && <p className="text-muted-foreground">{none}</p>}
      {daysOff && daysOff.length > 0 && (
        <ul className="grid max-h-44 gap-1 overflow-y-auto rounded-md border bg-card p-1">
          {daysOff.map((each) => {
            const days = formatDayRange(each.from, each.to, locale)
            const who = nameOf(each)
            const why = each.note ?? t(`reasons.${each.reason}`)
            return (
              <li key={each.id} className="flex items-center gap-2 rounded-sm ps-2">
                <span className="min-w-0 grow wrap-anywhere" lang={locale}>
                  <AsIs className="tabular-nums">{days}</AsIs> {why}
                  {who && (
                    <span translate={each.doctorId ? 'no' : undefined} className="text-muted-foreground">
                      {' '}
                      · {who}
                    </span>
                  )}
                </span>
                {mayRemove(each) && (
                  <Button
                    variant="ghost"
                    size="icon"
                    title={t('remove', { what: `${days} ${why}` })}
                    disabled={running.includes(each.id)}
                    onClick={() => run(() => giveUp(each.id), undefined, each.id)}
                  >
                    <Trash2 aria-hidden="true" />
                    <span className="sr-only">{t('remove', { what: `${days} ${why}` })}</span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
