'use client'

import { Siren } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BreakGlassDialog } from '@/components/record-access/large-parts'
import { Button } from '@/components/ui/button'

/** Opens the record of the address in an emergency. */
export function BreakGlassButton() {
  const t = useTranslations('access')
  const { id } = useParams<{ id: string }>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Siren aria-hidden="true" />
        {t('breakGlass')}
      </Button>
      {open && <BreakGlassDialog patientId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
