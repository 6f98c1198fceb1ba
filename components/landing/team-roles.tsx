import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

const roles = [
  ['design', 'pencil'],
  ['engineering', 'calendar-check'],
  ['advice', 'stethoscope'],
  ['start', 'building'],
  ['support', 'messages'],
  ['privacy', 'shield-check'],
] as const

/** The roles of the team and what each of them does. */
export function TeamRoles() {
  const t = useTranslations('landing')
  return (
    <Card>
      <CardTitle>{t('teamRoles')}</CardTitle>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
        {roles.map(([role, icon]) => (
          <li key={role} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
            <div>
              <h3 className="font-semibold">{t(`team.${role}.title`)}</h3>
              <p className="text-sm text-muted-foreground">{t(`team.${role}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
