'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EnableTwoFactor } from '@/components/account/large-parts'
import { Button } from '@/components/ui/button'
import { enterApp } from '@/lib/browser/session/enter-app'
import { routes } from '@/lib/routes'

/** The way to a second factor for who may do nothing else before; then on into the app. */
export function RequiredTwoFactor() {
  const t = useTranslations('account')
  const [open, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(false)

  function close() {
    setOpen(false)
    if (enabled) void enterApp({ goTo: routes.app })
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('enable')}</Button>
      {open && <EnableTwoFactor onEnabled={() => setEnabled(true)} onClose={close} />}
    </>
  )
}
