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
    <section className="grid gap-3 border-t pt-5" aria-labelledby="demo-accounts">
      <div>
        <h2 id="demo-accounts" className="text-sm font-medium">
          {t('demoTitle')}
        </h2>
        <p className="text-sm text-muted-foreground">{t('demoText')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {demoAccounts.map(({ role, email }) => (
          <li key={role} className="grid">
            <Button
              variant="secondary"
              size="sm"
              className="h-auto min-h-8 pointer-coarse:min-h-11 px-1 py-1 whitespace-normal disabled:opacity-100"
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
