'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { later } from '@/components/ui/later'
import { enterApp } from '@/lib/browser/enter-app'
import { routes } from '@/lib/routes'

const EnableTwoFactor = later(() => import('./enable-two-factor').then((module) => module.EnableTwoFactor))

/** The way to a second factor for who may do nothing else before; then on into the app. */
export function RequiredTwoFactor() {
  const t = useTranslations('account')
  const [open, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(false)

  function close() {
    setOpen(false)
    if (enabled) enterApp({ goTo: routes.app })
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('enable')}</Button>
      {open && <EnableTwoFactor onEnabled={() => setEnabled(true)} onClose={close} />}
    </>
  )
}
