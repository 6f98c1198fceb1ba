'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { CardDescription } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

interface ClosedVisitProps {
  visit: Pick<AppointmentDetail, 'doctorId' | 'patientId' | 'status' | 'undo'>
  pending: boolean
  onUndo: (token: string) => void
}

/** The steps after a visit was closed: booking the next one, and undoing while the day lasts. */
export function ClosedVisit({ visit, pending, onUndo }: ClosedVisitProps) {
  const t = useTranslations('visitActions')
  const token = visit.undo
  return (
    <>
      <CardDescription>{token ? t('undoHint') : t('closedHint')}</CardDescription>
      <div className="grid gap-2">
        {visit.status !== 'cancelled' && (
          <Link
            prefetch={false}
            href={routes.bookFor(visit.doctorId, visit.patientId)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="calendar-plus" />
            {t('followUp')}
          </Link>
        )}
        {token && (
          <SubmitButton type="button" variant="secondary" pending={pending} onClick={() => onUndo(token)}>
            <span className="inline-flex items-center gap-2">
              <Icon name="undo" />
              {t('reopen')}
            </span>
          </SubmitButton>
        )}
      </div>
    </>
  )
}
