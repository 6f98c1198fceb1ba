'use client'

import { Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useSentence } from '@/components/ui/use-sentence'
import { useNotifyPatient } from '@/lib/swr/genetic-study'

/** Sends the patient a mail; without a chosen patient there is nobody to send it to. */
export function NotifyButton({ patientId }: { patientId: string | null }) {
  const t = useTranslations('geneticStudy')
  if (patientId !== null) return <NotifyPatient patientId={patientId} />
  return (
    <Button variant="secondary" disabled title={t('notifyLocked')}>
      <Mail aria-hidden="true" />
      {t('notify')}
    </Button>
  )
}

function NotifyPatient({ patientId }: { patientId: string }) {
  const t = useTranslations('geneticStudy')
  const say = useSentence()
  const { trigger, isMutating } = useNotifyPatient(patientId)

  async function notify() {
    try {
      await trigger()
      toast.success(t('notified'), { description: t('notifiedText') })
    } catch {
      toast.error(say('An error occurred. Please try again later.'))
    }
  }

  return (
    <SubmitButton type="button" variant="secondary" pending={isMutating} onClick={notify}>
      <span className="inline-flex items-center gap-2">
        <Mail aria-hidden="true" />
        {t('notify')}
      </span>
    </SubmitButton>
  )
}
