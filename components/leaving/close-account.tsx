'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CloseAccountDialog } from '@/components/leaving/large-parts'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

/** The end of one's own account; what it means is said before the password is asked for. */
export function CloseAccount() {
  const t = useTranslations('leaving')
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('closeTitle')}</CardTitle>
        <CardDescription>{t('closeText')}</CardDescription>
      </CardHeader>
      <Button variant="destructive-outline" className="self-start" onClick={() => setOpen(true)}>
        {t('close')}
      </Button>
      {open && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}
