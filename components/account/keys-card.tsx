'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { KeysDialog } from '@/components/account/large-parts'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

/** Keys of the clinic for other programs; read when somebody wants to see them. `today` is the clinic's. */
export function KeysCard({ today }: { today: string }) {
  const t = useTranslations('clinics')
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('keys')}</CardTitle>
        <CardDescription>{t('keysText')}</CardDescription>
      </CardHeader>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <KeyRound aria-hidden="true" />
          {t('manageKeys')}
        </Button>
      </div>
      {open && <KeysDialog today={today} onClose={() => setOpen(false)} />}
    </Card>
  )
}
