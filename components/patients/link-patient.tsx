'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { useLinkPatient } from '@/lib/swr/patients'

interface LinkPatientProps {
  /** What the form holds now. */
  read: () => { dni: string; birthdate: string; clinicId?: string | undefined }
  onLinked: (patientId: string) => void
}

/** Offers to link the person who already has this DNI; the birthdate has to prove who they are. */
export function LinkPatient({ read, onLinked }: LinkPatientProps) {
  const t = useTranslations('patients')
  const say = useSentence()
  const { trigger, isMutating } = useLinkPatient()
  const [failure, setFailure] = useState<string | null>(null)

  async function link() {
    setFailure(null)
    const { dni, birthdate, clinicId } = read()
    try {
      const { id } = await trigger({ dni: dni.trim(), birthdate, ...(clinicId ? { clinicId } : {}) })
      onLinked(id)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const known = error.message === refusals.recordClosed ? error.message : sentences.failed
      setFailure(error.status === 404 ? t('linkUnknown') : say(known))
    }
  }

  return (
    <Alert variant="info" title={t('linkTitle')}>
      <p>{t('linkText')}</p>
      {failure && (
        <p role="alert" className="mt-2 font-medium text-destructive-strong">
          {failure}
        </p>
      )}
      <Button variant="secondary" className="mt-3" disabled={isMutating} onClick={() => void link()}>
        {t('link')}
      </Button>
    </Alert>
  )
}
