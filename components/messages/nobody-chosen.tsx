import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { routes } from '@/lib/routes'

const steps = {
  choosePatient: { hint: 'choosePatientHint', href: routes.patients, label: 'openPatients' },
  noClinics: { hint: 'noClinicsHint', href: routes.searchStaff, label: 'findDoctor' },
} as const

/** There is nobody to write to yet, and where to find somebody. */
export function NobodyChosen({ step }: { step: keyof typeof steps }) {
  const t = useTranslations('threads')
  const { hint, href, label } = steps[step]
  return (
    <EmptyState title={t(step)} description={t(hint)} action={<NextStep href={href} label={t(label)} />} />
  )
}
