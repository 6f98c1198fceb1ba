'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { MovedVisit } from '@/components/appointments/move-visit'
import { useMove } from '@/components/appointments/use-move'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useNextFree } from '@/lib/swr/booking'

interface MoveDialogProps {
  visit: MovedVisit
  /** Which visit, in words. */
  what: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The next free times of the visit's doctor: pressing one moves the visit there, which can be taken back. */
export function MoveDialog({ visit, what, open, onOpenChange }: MoveDialogProps) {
  const t = useTranslations('visitActions')
  const { times, failed, refresh } = useNextFree(visit, open)
  const { move, pending, sentence } = useMove(visit, {
    onMoved: () => onOpenChange(false),
    onTaken: refresh,
  })
  return (
    <Dialog open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('reschedule')}</DialogTitle>
          <DialogDescription>{t('moveText', { what })}</DialogDescription>
        </DialogHeader>
        <SentenceAlert of={sentence} />
        {failed ? (
          <Alert variant="error">{t('moveTimesFailed')}</Alert>
        ) : (
          <FreeTimes times={times} timeZone={visit.timeZone} pending={pending} onChoose={move} />
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
  /** ISO instants; absent while they are being asked for. */
  times: readonly string[] | undefined
  timeZone: string
  pending: boolean
  onChoose: (start: string) => void
}

const placeholders = ['first', 'second', 'third', 'fourth']

function FreeTimes({ times, timeZone, pending, onChoose }: FreeTimesProps) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  if (times?.length === 0) return <p>{t('moveNothingFree')}</p>
  return (
    <ul aria-label={t('moveTimes')} aria-busy={!times} className="grid gap-2 sm:grid-cols-2">
      {times
        ? times.map((start) => (
            <li key={start}>
              <Button
                variant="secondary"
                className="min-h-11 w-full tabular-nums"
                disabled={pending}
                onClick={() => onChoose(start)}
              >
                <span translate="no" className="first-letter:uppercase">
                  {formatSlot(start, timeZone, locale)}
                </span>
              </Button>
            </li>
          ))
        : placeholders.map((each) => (
            <li key={each}>
              <Skeleton className="h-11" />
            </li>
          ))}
    </ul>
  )
}
