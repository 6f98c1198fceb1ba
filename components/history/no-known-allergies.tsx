'use client'

import { useTranslations } from 'next-intl'
import { saysNoAllergies } from '#contract/no-allergies'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { AsIs } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { History } from '@/lib/domain/history'
import { endNoKnownAllergies, setNoKnownAllergies, useHistoryWrite } from './use-history'

interface NoKnownAllergiesProps {
  history: History
  /** `yyyy-MM-dd`, the day on which somebody is asked. */
  today: string
}

/** Records that there are no known allergies, which is more than that none are on record, and takes it back. */
export function NoKnownAllergies({ history, today }: NoKnownAllergiesProps) {
  const t = useTranslations('history')
  const { trigger } = useHistoryWrite(history)
  const { run, pending } = useToastAct()
  const { id, allergies, noKnownAllergies } = history
  const texts = allergies.map(({ name }) => name)
  if (!texts.every(saysNoAllergies)) return null
  const record = () => run(() => trigger(() => setNoKnownAllergies(id, today)))
  const button = (label: string, act: () => void) => (
    <Button variant="secondary" disabled={pending} onClick={act} className="justify-self-start print:hidden">
      {label}
    </Button>
  )
  if (texts.length > 0)
    return (
      <Alert variant="info" title={t('saysNone')}>
        <AsIs>{texts.join(' · ')}</AsIs>
        <div className="mt-3">{button(t('turnIntoNone'), record)}</div>
      </Alert>
    )
  if (noKnownAllergies) return button(t('askAgain'), () => run(() => trigger(() => endNoKnownAllergies(id))))
  return button(t('recordNone'), record)
}
