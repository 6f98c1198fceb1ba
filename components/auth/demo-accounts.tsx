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
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {demoAccounts.map(({ role, email }) => (
          <li key={role} className="grid">
            <Button
              variant="secondary"
              className="disabled:opacity-100"
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
