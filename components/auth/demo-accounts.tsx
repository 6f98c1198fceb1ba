'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { demoAccounts } from '@/lib/content/demo-accounts'

const names = {
  patient: 'demoPatient',
  doctor: 'demoDoctor',
  clinicadmin: 'demoClinicadmin',
  receptionist: 'demoReception',
  nurse: 'demoNurse',
  admin: 'demoAdmin',
} as const

/** One tap signs in; demo mode only. */
export function DemoAccounts({ onPick, disabled }: { onPick: (email: string) => void; disabled: boolean }) {
  const t = useTranslations('auth')
  return (
    <section className="grid gap-1 border-t pt-4" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-sm text-muted-foreground">
        {t('demoTitle')}
      </h2>
      <ul className="-mx-2 -mb-2 flex flex-wrap">
        {demoAccounts.map(({ role, email }) => (
          <li key={role}>
            <Button
              variant="ghost"
              className="px-2 text-primary-strong disabled:opacity-100"
              disabled={disabled}
              aria-label={t('demoEnter', { role: t(names[role]) })}
              title={email}
              onClick={() => onPick(email)}
            >
              {t(names[role])}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
