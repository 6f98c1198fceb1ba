'use client'

import { Siren } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { BreakGlassDialog } from '@/components/record-access/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'

/** Opens the record of the address in an emergency. */
export function BreakGlassButton() {
  const t = useTranslations('access')
  const { id } = useParams<{ id: string }>()
  return (
    <DialogButton dialog={(close) => <BreakGlassDialog patientId={id} onClose={close} />}>
      <Siren aria-hidden="true" />
      {t('breakGlass')}
    </DialogButton>
  )
}
