import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SettingCard } from './setting-card'

interface RegistrationWaysProps {
  /** The button that opens the invitation. */
  invite: ReactNode
  /** The form in which the password is set at once. */
  children: ReactNode
}

/** Two ways to register somebody: an invitation, and below it a form. */
export function RegistrationWays({ invite, children }: RegistrationWaysProps) {
  const t = useTranslations('registrationWays')
  return (
    <>
      <SettingCard title={t('inviteTitle')} text={t('inviteText')} action={invite} />
      <div className="grid gap-1 pt-2">
        <h2 className="text-lg font-semibold">{t('password')}</h2>
        <p className="text-muted-foreground">{t('passwordText')}</p>
      </div>
      {children}
    </>
  )
}
