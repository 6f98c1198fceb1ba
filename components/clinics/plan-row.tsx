import { CreditCard } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import type { Clinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

interface PlanRowProps {
  clinic: Pick<Clinic, 'id' | 'active'>
  planName: string
  /** Whether the reader administers all clinics. */
  isAdmin: boolean
}

/** The clinic's plan, and the way to change it. */
export function PlanRow({ clinic, planName, isAdmin }: PlanRowProps) {
  const t = useTranslations('clinics')
  return (
    <SettingRow
      icon={CreditCard}
      title={t('plan')}
      state={clinic.active ? planName : t('planInactive', { plan: planName })}
      action={
        <Link
          href={isAdmin ? routes.plansOf(clinic.id) : routes.plans}
          className={buttonVariants({ variant: 'row' })}
        >
          <RowAction>{t('updatePlan')}</RowAction>
        </Link>
      }
    />
  )
}
