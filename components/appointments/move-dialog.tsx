'use client'

import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { MovedVisit } from '@/components/appointments/move-visit'
import { useMove } from '@/components/appointments/use-move'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { AsIs } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  focusBox,
} from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { TimesOfDay } from '@/lib/domain/times-to-move-to'
import { capitalised } from '@/lib/format/capitalised'
import { formatClock, formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useTimesToMoveTo } from '@/lib/swr/times-to-move-to'

interface MoveDialogProps {
  visit: MovedVisit
  /** Which visit, in words. */
  what: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The doctor's free times around the visit's own: pressing one moves the visit there, which can be taken back. */
export function MoveDialog({ visit, what, open, onOpenChange }: MoveDialogProps) {
  const t = useTranslations('visitActions')
  const { days, failed, refresh } = useTimesToMoveTo(visit, open)
  const { move, pending, sentence } = useMove(visit, {
    onMoved: () => onOpenChange(false),
    onTaken: refresh,
  })
  return (
    <Dialog open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <DialogContent onOpenAutoFocus={focusBox}>
        <DialogHeader>
          <DialogTitle>{t('reschedule')}</DialogTitle>
          <DialogDescription>
            {t('moveText', { reader: visit.noEmail ? 'caller' : 'staff' })}
          </DialogDescription>
        </DialogHeader>
        <dl className="flex flex-wrap gap-x-3 rounded-md border px-3 py-2">
          <dt className="text-muted-foreground">{t('moveFrom')}</dt>
          <dd className="font-medium first-letter:uppercase">
            <AsIs>{what}</AsIs>
          </dd>
        </dl>
        <SentenceAlert of={sentence} />
        {failed ? (
          <Alert variant="error">{t('moveTimesFailed')}</Alert>
        ) : (
          <FreeTimes days={days} timeZone={visit.timeZone} pending={pending} onChoose={move} />
        )}
        <DialogFooter>
          <Link
            prefetch={false}
            href={routes.reschedule(visit.doctorId, visit.id)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('moveElsewhere')}
          </Link>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface FreeTimesProps {
  /** Absent while they are being asked for. */
  days: readonly TimesOfDay[] | undefined
  timeZone: string
  pending: boolean
  onChoose: (start: string) => void
}

const placeholders = ['first', 'second', 'third']

function FreeTimes({ days, timeZone, pending, onChoose }: FreeTimesProps) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  if (days?.length === 0) return <p>{t('moveNothingFree')}</p>
  return (
    <ul aria-label={t('moveTimes')} aria-busy={!days} className="grid gap-3">
      {days
        ? days.map(({ date, times }) => {
            const day = capitalised(formatPlainDay(date, locale, 'short'))
            return (
              <li key={date} className="grid gap-1">
                <AsIs className="text-sm font-medium">{day}</AsIs>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
                  {times.map((start) => (
                    <Button
                      key={start}
                      variant="secondary"
                      className="min-h-11 gap-1 px-1 tabular-nums"
                      disabled={pending}
                      onClick={() => onChoose(start)}
                    >
                      <ArrowRight aria-hidden="true" className="text-muted-foreground" />
                      <AsIs>
                        {formatClock(start, timeZone)}
                        <span className="sr-only">, {day}</span>
                      </AsIs>
                    </Button>
                  ))}
                </div>
              </li>
            )
          })
        : placeholders.map((each) => (
            <li key={each}>
              <Skeleton className="h-16" />
            </li>
          ))}
    </ul>
  )
}
