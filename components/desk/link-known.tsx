'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { refusals } from '#contract/refusals'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useSentence } from '@/components/ui/use-sentence'
import { useLinkPatient } from '@/lib/swr/patients'

interface LinkKnownProps {
  /** What the form holds now. */
  proof: () => { dni: string; birthdate: string }
  onLinked: (patientId: string) => void
}

/** Whoever has this DNI and birthdate is registered elsewhere already: they become a patient here, and are told. */
export function LinkKnown({ proof, onLinked }: LinkKnownProps) {
  const t = useTranslations('patients')
  const { trigger, isMutating } = useLinkPatient()
  const say = useSentence()
  const [failure, setFailure] = useState<string | null>(null)

  function link() {
    const { dni, birthdate } = proof()
    setFailure(null)
    trigger({ dni: dni.trim(), birthdate }).then(
      ({ id }) => onLinked(id),
      ({ message }: Error) => setFailure(message === refusals.recordClosed ? say(message) : t('linkUnknown')),
    )
  }

  return (
    <Alert variant="info" title={t('linkTitle')}>
      <p>{failure ?? t('linkText')}</p>
      <Button type="button" variant="secondary" className="mt-3" disabled={isMutating} onClick={link}>
        {t('link')}
      </Button>
    </Alert>
  )
}
