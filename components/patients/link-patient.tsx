'use client'

import { useTranslations } from 'next-intl'
import { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'
import type { DocumentValues } from '@/components/people/document-fields'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Refusal } from '@/lib/domain/registration-errors'
import type { Sentence } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

interface LinkPatientProps {
  /** The form's present values. */
  read: () => DocumentValues & { birthdate: string; clinicId?: string | undefined }
  onLinked: (patientId: string) => void
}

/** Offers to link the person who already has this document; the birthdate has to prove who they are. */
export function LinkPatient({ read, onLinked }: LinkPatientProps) {
  const t = useTranslations('registration')
  const say = useSay()
  const { trigger } = useWrite('patients.link', {})
  const { run, pending, sentence } = useAct(linkRefusal)

  async function link() {
    const { dni, documentKind, documentCountry, birthdate, clinicId } = read()
    const proof = { dni, documentKind, documentCountry, birthdate }
    const { id } = await trigger({ ...proof, ...(clinicId ? { clinicId } : {}) })
    onLinked(id)
  }

  return (
    <Alert variant="info" title={t('linkTitle')}>
      <p>{t('linkText')}</p>
      {sentence && (
        <p role="alert" className="mt-2 font-medium text-destructive-strong">
          {say(sentence)}
        </p>
      )}
      <Button variant="secondary" className="mt-3" disabled={pending} onClick={() => run(link)}>
        {t('link')}
      </Button>
    </Alert>
  )
}

/** Somebody who is registered elsewhere could not be linked: nobody is who was typed, or they closed their record. */
function linkRefusal({ status, message }: Refusal): Sentence {
  if (status === 404) return { key: 'registration.linkUnknown' }
  return message === refusals.recordClosed ? message : sentences.failed
}
