'use client'

import { UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AddChildDialog } from '@/components/guardians/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'

interface AddChildProps {
  /** Clinics that let a parent add a child. */
  clinics: readonly { id: string; name: string }[]
  today: string
}

/** Where a parent adds a child; nothing where no clinic lets them. */
export function AddChild({ clinics, today }: AddChildProps) {
  const t = useTranslations('guardians')
  if (clinics.length === 0) return null
  return (
    <DialogButton dialog={(close) => <AddChildDialog clinics={clinics} today={today} onClose={close} />}>
      <UserPlus aria-hidden="true" />
      {t('addChild')}
    </DialogButton>
  )
}
