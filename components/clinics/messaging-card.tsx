'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MessagingDialog } from '@/components/clinics/large-parts'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

/** How the clinic answers its patients' messages; read when somebody wants to change it. */
export function MessagingCard({ clinicId }: { clinicId: string }) {
  const t = useTranslations('clinics')
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('messaging')}</CardTitle>
        <CardDescription>{t('messagingText')}</CardDescription>
      </CardHeader>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Pencil aria-hidden="true" />
          {t('editMessaging')}
        </Button>
      </div>
      {open && <MessagingDialog clinicId={clinicId} onClose={() => setOpen(false)} />}
    </Card>
  )
}
