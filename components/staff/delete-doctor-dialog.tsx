'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Proven } from '@/components/shared/proof/use-proof'
import { AsIs } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { ResolveVisits } from '@/components/visits/resolve-visits'
import { useResolveVisits } from '@/components/visits/use-resolve-visits'
import type { Appointment } from '@/lib/domain/appointment'
import type { Sentence } from '@/lib/domain/sentence'

interface DeleteDoctorDialogProps {
  /** Pending appointments that the deletion would cancel. */
  affected: readonly Appointment[]
  doctorId: string
  name: string
  error: Sentence | null
  pending: boolean
  proven: Proven
  /** Drawn in place of the dialog while the password is asked for. */
  question: ReactNode
  onConfirm: () => void
  /** The doctor is deleted, and each visit went its way. */
  onResolved: () => void
  onClose: () => void
}

export const DeleteDoctorDialog = withFullMessages(DeleteDoctorQuestion)

function DeleteDoctorQuestion(props: DeleteDoctorDialogProps) {
  const { affected } = props
  const t = useTranslations('staff')
  const words = useTranslations('resolve')
  const [first] = affected
  const chosen = useResolveVisits({
    appointments: affected,
    hoursWrite: { write: 'delete-doctor', id: props.doctorId },
    onDone: props.onResolved,
    onStay: props.onConfirm,
    proven: props.proven,
  })
  const count = affected.length
  const all = { fate: 'cancelled', count, moved: 0, cancelled: count } as const
  const isEnded = chosen.way === 'stay'
  const outcome = isEnded ? all : chosen.outcome
  if (props.question) return props.question
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('delete')}
      description={
        <>
          <AsIs className="block font-medium text-foreground">{props.name}</AsIs>
          {!first
            ? `${t('deleteConfirm')} ${t('deleteEffect')}`
            : t(isEnded ? 'deleteAffected' : 'deleteChoose', { count })}
        </>
      }
      confirmLabel={outcome ? words('deleteAnd', { ...outcome, whose: 'doctor' }) : t('delete')}
      cancelLabel={t('deleteNo')}
      destructive
      quiet={first !== undefined && chosen.way === null}
      pending={props.pending || chosen.pending}
      error={props.error}
      onConfirm={chosen.confirm}
    >
      {first && (
        <ResolveVisits
          appointments={affected}
          timeZone={first.timeZone}
          chosen={chosen}
          choosable
          stay={words('cancelAll')}
        />
      )}
    </ConfirmDialog>
  )
}
