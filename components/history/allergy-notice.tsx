'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'

interface AllergyNoticeProps {
  text: 'allergyWarning' | 'treatmentWarning'
  /** The allergies concerned; without any the notice is empty. */
  names: readonly string[]
}

/** Says at once that a treatment's name contains a recorded allergy. It keeps nobody from saving. */
export function AllergyNotice({ text, names }: AllergyNoticeProps) {
  const t = useTranslations('history')
  const format = useFormatter()
  return (
    <div aria-live="assertive" className="empty:hidden">
      {names.length > 0 && (
        <Alert variant="warning" title={t(text, { names: format.list(names) })}>
          {t('allergyWarningText')}
        </Alert>
      )}
    </div>
  )
}
