import { useTranslations } from 'next-intl'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

const looks = {
  pending: { icon: 'circle-dashed', variant: 'default', label: 'statusPending' },
  completed: { icon: 'circle-check', variant: 'success', label: 'statusCompleted' },
  cancelled: { icon: 'circle-x', variant: 'secondary', label: 'statusCancelled' },
  'no-show': { icon: 'circle-slash', variant: 'warning', label: 'statusNoShow' },
  open: { icon: 'circle-dashed', variant: 'default', label: 'statusOpen' },
  past: { icon: 'circle-dashed', variant: 'default', label: 'statusPast' },
} as const satisfies Record<string, { icon: IconName; variant: BadgeVariant; label: string }>

/** An appointment's status: colour, icon and word. */
export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const t = useTranslations('common')
  const { icon, variant, label } = looks[status]
  return (
    <Badge variant={variant}>
      <Icon name={icon} />
      {t(label)}
    </Badge>
  )
}
