'use client'

import { useTranslations } from 'next-intl'
import type { HoursWrite } from '#contract/resolve'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Affected } from '@/components/visits/affected-list'
import { ResolveVisits } from '@/components/visits/resolve-visits'
import { useResolveVisits } from '@/components/visits/use-resolve-visits'

type AffectedConfirmProps = {
  /** Empty while there is nothing to ask. */
  appointments: Affected[]
  timeZone: string
  /** The write that touches them; null when they can only stay. */
  hoursWrite: HoursWrite | null
  /** Other words than those of a shift. */
  words?: { title: string; text: string; confirm: string }
  pending: boolean
  onCancel: () => void
  /** They stay where they are. */
  onConfirm: () => void
  /** The write was done, and each went its way. */
  onResolved: () => void
}

/** Asks what becomes of the visits that a write touches. The form behind it keeps what was typed. */
export function AffectedConfirm(props: AffectedConfirmProps) {
  const { appointments, timeZone, hoursWrite, words, pending, onCancel, onConfirm, onResolved } = props
  const t = useTranslations()
  const chosen = useResolveVisits({ appointments, hoursWrite, onDone: onResolved, onStay: onConfirm })

  function close() {
    chosen.choose(null)
    onCancel()
  }

  return (
    <ConfirmDialog
      open={appointments.length > 0}
      onOpenChange={(open) => !open && close()}
      title={words?.title ?? t('shifts.moveTitle')}
      description={words?.text ?? t('shifts.moveText', { count: appointments.length })}
      confirmLabel={
        chosen.outcome ? t('resolve.confirm', chosen.outcome) : (words?.confirm ?? t('shifts.moveConfirm'))
      }
      pending={pending || chosen.pending}
      onConfirm={chosen.confirm}
    >
      <ResolveVisits
        appointments={appointments}
        timeZone={timeZone}
        chosen={chosen}
        choosable={hoursWrite !== null}
        stay={t('resolve.stay')}
      />
    </ConfirmDialog>
  )
}
