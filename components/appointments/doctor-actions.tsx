'use client'

import { CircleCheck, CircleSlash } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CancelVisit } from '@/components/appointments/cancel-visit'
import { useVisitAction } from '@/components/appointments/use-visit-action'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'

interface DoctorActionsProps {
  id: string
  /** Which visit, in words. */
  what: string
  /** Only a pending visit can still be closed. */
  open: boolean
}

/** How its doctor closes a visit. */
export function DoctorActions({ id, what, open }: DoctorActionsProps) {
  const t = useTranslations('appointments')
  const { act, error, running } = useVisitAction(id)
  return (
    <Card className="print:hidden">
      <CardTitle>{t('actions')}</CardTitle>
      <CardDescription>{open ? t('doctorActionsHint') : t('closedHint')}</CardDescription>
      {open && (
        <div className="grid gap-2">
          <SubmitButton type="button" pending={running === 'complete'} onClick={() => act('complete')}>
            <span className="inline-flex items-center gap-2">
              <CircleCheck aria-hidden="true" />
              {t('complete')}
            </span>
          </SubmitButton>
          <SubmitButton
            type="button"
            variant="secondary"
            pending={running === 'no-show'}
            onClick={() => act('no-show')}
          >
            <span className="inline-flex items-center gap-2">
              <CircleSlash aria-hidden="true" />
              {t('setNotAttended')}
            </span>
          </SubmitButton>
          <CancelVisit
            label={t('cancel')}
            what={what}
            pending={running === 'cancel'}
            error={error}
            onCancel={() => act('cancel')}
          />
        </div>
      )}
      {error && <Alert variant="error">{error}</Alert>}
    </Card>
  )
}
