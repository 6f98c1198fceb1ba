import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

const roles = [
  ['design', 'pencil'],
  ['engineering', 'calendar-check'],
  ['advice', 'stethoscope'],
  ['start', 'building'],
  ['support', 'messages'],
  ['privacy', 'shield-check'],
] as const

/** The roles of the team, each a card with what it does. */
export function TeamRoles() {
  const t = useTranslations('landing.team')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12 lg:gap-y-6">
      {roles.map(([role, icon]) => (
        <li key={role} className="flex items-start gap-4 rounded-lg border bg-card p-5">
          <span className="avatar avatar-large">
            <Icon name={icon} className="size-5" />
          </span>
          <div className="grid gap-1">
            <h2 className="text-base font-semibold">{t(`${role}.title`)}</h2>
            <p className="text-sm text-muted-foreground">{t(`${role}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
