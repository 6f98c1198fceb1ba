'use client'

import { useTranslations } from 'next-intl'
import type { Consent } from '#contract/consents'
import { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'
import { useConsentQuestion } from '@/components/consents/use-consent-question'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { RecordAccess } from '@/lib/domain/record-access'
import { useWrite } from '@/lib/swr/use-call'

interface ChangeDialogProps {
  patientId: string
  asked: { clinicId: string; name: string; open: boolean }
  /** Asked for where the record is opened and it does not stand. */
  sharing: Consent
  onChanged: (access: RecordAccess) => void
  onClose: () => void
}

/** Asks before a clinic's access ends or begins, and says what that means. */
export function ChangeDialog({ patientId, asked, sharing, onChanged, onClose }: ChangeDialogProps) {
  const t = useTranslations('access')
  const { run, pending, sentence } = useAct((refusal) =>
    refusal.message === refusals.visitAhead ? refusals.visitAhead : sentences.failed,
  )
  const { trigger } = useWrite('record-access.change', { params: { id: patientId } })
  const { clinicId, open, name: clinic } = asked
  const { question, check, said } = useConsentQuestion(sharing)

  async function change() {
    if (open && !check()) return
    onChanged(await trigger({ clinicId, open, ...(open && said) }))
    toast.success(t(open ? 'wasOpened' : 'wasEnded', { clinic }))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(open ? 'openTitle' : 'endTitle', { clinic })}
      description={t(open ? 'openText' : 'endText')}
      confirmLabel={t(open ? 'openConfirm' : 'end')}
      destructive={!open}
      pending={pending}
      error={sentence}
      onConfirm={() => run(change)}
    >
      {open && question}
    </ConfirmDialog>
  )
}
