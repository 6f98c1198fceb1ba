'use client'

import { Check, Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Sentence } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'
import type { StudyPatient } from './study-patient'

interface NotifyButtonProps {
  patient: StudyPatient | null
  /** The numbers of the diseases that the study looked at; they identify the study. */
  diseases: readonly number[]
}

/** Sends the patient one mail for each study; without a chosen patient there is nobody to send it to. */
export function NotifyButton({ patient, diseases }: NotifyButtonProps) {
  const t = useTranslations('geneticStudy')
  if (patient !== null) return <NotifyPatient patient={patient} diseases={diseases} />
  return (
    <Button variant="secondary" disabled title={t('notifyLocked')}>
      <Mail aria-hidden="true" />
      {t('notify')}
    </Button>
  )
}

function NotifyPatient({ patient, diseases }: { patient: StudyPatient; diseases: readonly number[] }) {
  const t = useTranslations('geneticStudy')
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState(false)
  const { trigger } = useWrite('patients.notifyGeneticStudy', { params: { id: patient.id } })
  const { run, pending, sentence } = useAct(({ code }) => {
    if (code !== 'conflict') return sentences.failed
    toast.info(t('notifiedBefore'))
    end()
    return null
  })

  function end() {
    setTold(true)
    setAsking(false)
  }

  async function notify() {
    await trigger({ diseases: [...diseases] })
    toast.success(t('notified'), { description: t('notifiedText') })
    end()
  }

  return (
    <>
      <Button
        variant="secondary"
        disabled={told}
        title={told ? t('notifiedBefore') : undefined}
        onClick={() => setAsking(true)}
      >
        {told ? <Check aria-hidden="true" /> : <Mail aria-hidden="true" />}
        {t('notify')}
      </Button>
      {asking && (
        <NotifyDialog
          name={patient.name}
          pending={pending}
          error={sentence}
          onConfirm={() => run(notify)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface NotifyDialogProps {
  name: string
  pending: boolean
  error: Sentence | null
  onConfirm: () => void
  onClose: () => void
}

/** Says what the patient will be told, and what not, before the mail goes. */
function NotifyDialog({ name, pending, error, onConfirm, onClose }: NotifyDialogProps) {
  const t = useTranslations('geneticStudy')
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('notify')}
      description={t('notifyQuestion', { name })}
      confirmLabel={t('notifySend')}
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  )
}
