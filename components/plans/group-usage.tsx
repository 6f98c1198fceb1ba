import { TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { Progress } from '@/components/ui/progress'
import type { PlanUsage } from '@/lib/domain/plan'
import { formatBytes } from '@/lib/format/clinical'

type Clinics = NonNullable<PlanUsage['group']>

interface GroupUsageProps {
  usage: PlanUsage
  clinics: Clinics
}

/** How many clinics share the plan, and the use of each, whose limits are the same. */
export function GroupUsage({ usage, clinics }: GroupUsageProps) {
  const t = useTranslations('group')
  const limit = usage.clinics?.limit ?? null
  const used = clinics.length
  return (
    <>
      <div className="grid gap-1.5 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{t('clinics')}</span>
          <span className="tabular-nums">
            {limit === null ? t('number', { value: used }) : t('numberOf', { value: used, limit })}
          </span>
        </p>
        {limit !== null && <Progress value={(used / limit) * 100} label={t('clinics')} />}
      </div>
      <ul aria-label={t('clinics')} className="divide-y border-t text-sm">
        {clinics.map((clinic) => (
          <ClinicUse key={clinic.id} clinic={clinic} usage={usage} />
        ))}
      </ul>
    </>
  )
}

function ClinicUse({ clinic, usage }: { clinic: Clinics[number]; usage: PlanUsage }) {
  const t = useTranslations('group')
  const tUsage = useTranslations('planUsage')
  const locale = useLocale()
  const amount = (value: number) => tUsage('amount', { value })
  const bytes = (value: number) => formatBytes(value, locale)
  const uses = [
    { name: tUsage('doctors'), used: clinic.doctors, limit: usage.doctors.limit, write: amount },
    { name: tUsage('patients'), used: clinic.patients, limit: usage.patients.limit, write: amount },
    { name: tUsage('storage'), used: clinic.storage, limit: usage.storage.limit, write: bytes },
  ]
  const full = uses.filter(({ used, limit }) => limit !== null && used >= limit)
  return (
    <li className="grid gap-0.5 py-2.5 last:pb-0">
      <AsIs className="font-medium wrap-anywhere">{clinic.name}</AsIs>
      <p className="flex flex-wrap gap-x-4 text-muted-foreground tabular-nums">
        {uses.map(({ name, used, limit, write }) => (
          <span key={name}>
            {name}:{' '}
            {limit === null ? write(used) : tUsage('usedOf', { used: write(used), limit: write(limit) })}
          </span>
        ))}
      </p>
      {full.length > 0 && (
        <p className="flex items-center gap-1.5 text-warning-strong">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('full', { what: full.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </li>
  )
}
