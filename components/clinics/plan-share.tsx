import { useTranslations } from 'next-intl'

interface PlanShareProps {
  used: number | undefined
  limit: number | null
  name: string
  short: 'doctorCount' | 'patientCount'
}

/** From this share of a limit on the figures stand out. */
const marked = 0.7

/** How much of the plan is used. */
export function PlanShare({ used, limit, name, short }: PlanShareProps) {
  const t = useTranslations('clinicTable')
  const tUsage = useTranslations('planUsage')
  const amount = (value: number) => tUsage('amount', { value })
  if (used === undefined) return null
  // More than the plan allows: an add-on has made room, which the list does not know.
  if (limit === null || used > limit) return t(short, { count: used })
  const isNear = used >= limit * marked
  return (
    <>
      {/* A card has no room for limits that are far away. */}
      {!isNear && <span className="lg:hidden">{t(short, { count: used })}</span>}
      <span className={`whitespace-nowrap tabular-nums ${isNear ? 'text-warning-strong' : 'max-lg:hidden'}`}>
        {tUsage('usedOf', { used: amount(used), limit: amount(limit) })}
        {isNear && <span className="lg:hidden"> {name.toLowerCase()}</span>}
      </span>
    </>
  )
}
