'use client'

import { CalendarClock } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CancelVisit } from '@/components/appointments/cancel-visit'
import { useVisitAction } from '@/components/appointments/use-visit-action'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { useNow } from '@/lib/browser/use-now'
import type { Appointment } from '@/lib/domain/appointment'
import { isChangeable } from '@/lib/domain/appointment-filters'
import { routes } from '@/lib/routes'

interface PatientActionsProps {
  visit: Pick<Appointment, 'id' | 'doctorId' | 'start' | 'status'>
  /** Which visit, in words. */
  what: string
  /** The server's time, ISO. */
  now: string
}

/** What its patient can still do: move or cancel it, until it starts. */
export function PatientActions({ visit, what, now }: PatientActionsProps) {
  const t = useTranslations('appointments')
  const { act, error, running } = useVisitAction(visit.id)
  const open = isChangeable(visit, useNow(now).getTime())
  return (
    <Card className="print:hidden">
      <CardTitle>{t('actions')}</CardTitle>
      <CardDescription>
        {open ? t('patientActionsHint') : visit.status === 'pending' ? t('startedHint') : t('closedHint')}
      </CardDescription>
      {open && (
        <div className="grid gap-2">
          <Link
            prefetch={false}
            href={routes.reschedule(visit.doctorId, visit.id)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <CalendarClock aria-hidden="true" />
            {t('reschedule')}
          </Link>
          <CancelVisit
            label={t('cancelAppointment')}
            what={what}
            pending={running === 'cancel'}
            error={error}
            onCancel={() => act('cancel')}
          />
        </div>
      )}
      {error && <Alert variant="error">{error}</Alert>}
    </Card>
  )
}
