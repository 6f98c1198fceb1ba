import { useTranslations } from 'next-intl'
import { Progress } from '@/components/ui/progress'

interface PlanShareProps {
  used: number | undefined
  limit: number | null
  name: string
  short: 'doctorCount' | 'patientCount'
}

/** How much of the plan is used; a card says it in words alone. */
export function PlanShare({ used, limit, name, short }: PlanShareProps) {
  const t = useTranslations('clinicTable')
  const tUsage = useTranslations('planUsage')
  const amount = (value: number) => tUsage('amount', { value })
  if (used === undefined) return null
  // More than the plan allows: an add-on has made room, which the list does not know.
  const isWithin = limit !== null && used <= limit
  return (
    <div className="grid gap-1 whitespace-nowrap tabular-nums">
      <span className="text-muted-foreground">
        {isWithin
          ? tUsage('usedOf', { used: amount(used), limit: amount(limit) })
          : t(short, { count: used })}
        {isWithin && <span className="lg:hidden"> {name.toLowerCase()}</span>}
      </span>
      {isWithin && <Progress value={(used / limit) * 100} label={name} className="max-lg:hidden" />}
    </div>
  )
}
