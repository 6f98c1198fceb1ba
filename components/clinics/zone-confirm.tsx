'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ZoneChange } from '#contract/zone-change'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { zoneName } from '@/lib/format/dates'

interface ZoneConfirmProps {
  /** Null asks nothing. */
  change: ZoneChange | null
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The effects of another time zone on appointments, working hours and days off, before it is saved. */
export function ZoneConfirm({ change, pending, onConfirm, onCancel }: ZoneConfirmProps) {
  const t = useTranslations('clinics.zoneChange')
  const locale = useLocale()
  const { visits = 0, outside = 0, shifts = 0, series = 0, daysOff = 0 } = change ?? {}
  const zones = change && { from: zoneName(change.from, locale), to: zoneName(change.to, locale) }
  return (
    <ConfirmDialog
      open={change !== null}
      onOpenChange={(open) => open || onCancel()}
      title={t('title')}
      description={zones && t('text', zones)}
      confirmLabel={t('confirm')}
      pending={pending}
      onConfirm={onConfirm}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        <li>{t('visits', { count: visits })}</li>
        {outside > 0 && (
          <li className="font-medium text-destructive-strong">{t('outside', { count: outside })}</li>
        )}
        <li>{t('hours', { count: shifts, series })}</li>
        <li>{t('daysOff', { count: daysOff })}</li>
      </ul>
    </ConfirmDialog>
  )
}
