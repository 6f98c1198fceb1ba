import { CreditCard } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AnotherClinicRow } from '@/components/clinics/clinic-links'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { buttonVariants } from '@/components/ui/button'
import { type Clinic, monthlyOf } from '@/lib/domain/clinic'
import type { Plan, PlanUsage } from '@/lib/domain/plan'
import { euros } from '@/lib/format/money'
import { routes } from '@/lib/routes'

/** The clinic's plan, and the way to a further clinic under it. */
export function PlanGroup(plan: PlanRowProps) {
  const usedOf = useUsedOf(plan.usage)
  return (
    <SettingGroup>
      <PlanRow {...plan} />
      {!plan.isAdmin && <AnotherClinicRow note={usedOf('clinics')} />}
    </SettingGroup>
  )
}

/** How much of a limit is used, in words; nothing where there is none. */
function useUsedOf(usage: PlanRowProps['usage']) {
  const t = useTranslations('planUsage')
  const amount = (value: number) => t('amount', { value })
  return (name: 'clinics' | 'doctors' | 'patients') => {
    const { used = 0, limit = null } = usage?.[name] ?? {}
    if (limit === null) return undefined
    return `${t('usedOf', { used: amount(used), limit: amount(limit) })} ${t(name).toLowerCase()}`
  }
}

interface PlanRowProps {
  clinic: Pick<Clinic, 'id' | 'active' | 'plan' | 'users'>
  /** Absent where it is no longer offered. */
  plan: Plan | undefined
  /** How much of it is used, where that can be told. */
  usage: PlanUsage | null | undefined
  /** Whether the reader administers all clinics. */
  isAdmin: boolean
}

/** The plan with what it costs, and the way to change it. */
function PlanRow({ clinic, plan, usage, isAdmin }: PlanRowProps) {
  const t = useTranslations('clinics')
  const tPlans = useTranslations('plans')
  const tTable = useTranslations('clinicTable')
  const locale = useLocale()
  const usedOf = useUsedOf(usage)
  const { users } = clinic
  const monthly = monthlyOf(clinic, plan)
  const planName = plan?.name ?? clinic.plan
  const fee = { users: users ?? 0, sum: euros(monthly, locale) }
  const sum = monthly > 0 && (isAdmin ? tTable('monthlySum', fee) : tPlans('monthly', fee))
  const limits = isAdmin ? (['clinics', 'doctors', 'patients'] as const) : (['doctors', 'patients'] as const)
  const limited = limits.flatMap((name) => usedOf(name) ?? [])
  return (
    <SettingRow
      icon={CreditCard}
      title={t('plan')}
      state={
        <>
          <span>{clinic.active ? planName : t('planInactive', { plan: planName })}</span>
          {sum && <span className="text-muted-foreground"> · {sum}</span>}
        </>
      }
      note={limited.length > 0 && limited.join(' · ')}
      action={
        <Link
          href={isAdmin ? routes.plansOf(clinic.id) : routes.plans}
          className={buttonVariants({ variant: 'row' })}
        >
          <RowAction said>{t('updatePlan')}</RowAction>
        </Link>
      }
    />
  )
}
