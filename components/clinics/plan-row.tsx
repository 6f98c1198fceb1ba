import { CreditCard } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AnotherClinicRow } from '@/components/clinics/clinic-links'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import type { Clinic } from '@/lib/domain/clinic'
import { routes } from '@/lib/routes'

interface PlanGroupProps extends PlanRowProps {
  /** How much of it is used. */
  children: ReactNode
}

/** The clinic's plan, and the way to a further clinic under it. */
export function PlanGroup({ children, ...plan }: PlanGroupProps) {
  return (
    <SettingGroup>
      <PlanRow {...plan} />
      {children}
      {!plan.isAdmin && <AnotherClinicRow />}
    </SettingGroup>
  )
}

interface PlanRowProps {
  clinic: Pick<Clinic, 'id' | 'active'>
  planName: string
  /** Whether the reader administers all clinics. */
  isAdmin: boolean
}

/** The plan, and the way to change it. */
function PlanRow({ clinic, planName, isAdmin }: PlanRowProps) {
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
