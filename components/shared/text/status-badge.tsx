import { CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { cn } from '@/lib/utils'

const looks = {
  pending: { icon: CircleDashed, variant: 'default', label: 'statusPending' },
  completed: { icon: CircleCheck, variant: 'success', label: 'statusCompleted' },
  cancelled: { icon: CircleX, variant: 'secondary', label: 'statusCancelled' },
  'no-show': { icon: CircleSlash, variant: 'warning', label: 'statusNoShow' },
} as const satisfies Record<string, { icon: typeof CircleX; variant: BadgeVariant; label: string }>

type StatusBadgeProps = { status: keyof typeof looks; className?: string }

/** An appointment's status: colour, icon and word. */
export function StatusBadge({ status, className }: StatusBadgeProps) {
  const t = useTranslations('common')
  const { icon: Icon, variant, label } = looks[status]
  return (
    <Badge variant={variant} className={className}>
      <Icon aria-hidden="true" />
      <span className={cn(status === 'cancelled' && 'line-through')}>{t(label)}</span>
    </Badge>
  )
}
