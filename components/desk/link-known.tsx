'use client'

import { useTranslations } from 'next-intl'
import { refusals } from '#contract/refusals'
import type { DocumentValues } from '@/components/people/document-fields'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useWrite } from '@/lib/swr/use-call'

interface LinkKnownProps {
  /** The form's present values. */
  proof: () => DocumentValues & { birthdate: string }
  onLinked: (patientId: string) => void
}

/**
 * Links a person with this document and birthdate who is registered elsewhere: they become a patient here, and are
 * told.
 */
export function LinkKnown({ proof, onLinked }: LinkKnownProps) {
  const t = useTranslations('registration')
  const { trigger } = useWrite('patients.link', {})
  const say = useSay()
  const { run, pending, sentence } = useAct(({ message }) =>
    message === refusals.recordClosed ? message : { key: 'registration.linkUnknown' },
  )

  async function link() {
    const { dni, documentKind, documentCountry, birthdate } = proof()
    onLinked((await trigger({ dni, documentKind, documentCountry, birthdate })).id)
  }

  return (
    <Alert variant="info" title={t('linkTitle')}>
      <p>{sentence ? say(sentence) : t('linkText')}</p>
      <Button type="button" variant="secondary" className="mt-3" disabled={pending} onClick={() => run(link)}>
        {t('link')}
      </Button>
    </Alert>
  )
}
