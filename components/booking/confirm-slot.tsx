'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { BookingFailure } from '@/lib/domain/booking-failure'
import { formatClock, formatDay, formatSlot, zoneName } from '@/lib/format/dates'

interface ConfirmSlotProps {
  open: boolean
  /** ISO instant. */
  slot: string
  timeZone: string
  doctor: string
  clinic: string
  moving: boolean
  pending: boolean
  failure: BookingFailure | null
  onSlot: (slot: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** Repeats doctor, clinic, day, time and zone before anything is booked; stays, with the choice, when it fails. */
export function ConfirmSlot(props: ConfirmSlotProps) {
  const { slot, timeZone, moving, pending, failure } = props
  const t = useTranslations('booking')
  const locale = useLocale()
  const facts = [
    { label: t('doctor'), value: props.doctor },
    { label: t('clinic'), value: props.clinic },
    { label: t('day'), value: formatDay(slot, timeZone, locale, 'full') },
    { label: t('time'), value: formatClock(slot, timeZone) },
    { label: t('timeZone'), value: zoneName(timeZone, locale) },
  ]
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(next) => !next && props.onClose()}
      title={moving ? t('moveTitle') : t('confirmTitle')}
      description={moving ? t('moveText') : t('confirmText')}
      confirmLabel={moving ? t('moveConfirm') : t('confirm')}
      pending={pending}
      onConfirm={props.onConfirm}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-lg border p-4 text-base">
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-medium break-words first-letter:uppercase">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {failure && (
        <Alert variant="error" title={moving ? t('moveFailed') : t('bookFailed')}>
          <p>{t(`failures.${failure.kind}`)}</p>
          {failure.alternatives.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-2">
              {failure.alternatives.map((each) => (
                <li key={each}>
                  <Button variant="secondary" disabled={pending} onClick={() => props.onSlot(each)}>
                    {formatSlot(each, timeZone, locale)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
