import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { History } from '@/lib/domain/history'
import { useNoAllergiesText } from './use-no-allergies-text'

interface AllergiesProps {
  /** The patient's name. */
  name: string
  of: Pick<History, 'allergies' | 'noKnownAllergies'>
}

/** The patient's allergies; where none are recorded, when somebody asked, or a warning that nobody did. */
export function Allergies({ name, of: { allergies, noKnownAllergies } }: AllergiesProps) {
  const t = useTranslations('history')
  const none = useNoAllergiesText()(noKnownAllergies)
  if (allergies.length > 0)
    return (
      <div className="flex flex-wrap items-center gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold text-destructive-strong">
          {t('allergies')}
        </span>
        <ul aria-label={t('allergiesOf', { name })} className="flex min-w-0 flex-wrap gap-1.5">
          {allergies.map((allergy) => (
            <li key={allergy.name} className="flex max-w-full">
              <Badge variant="allergy" className="whitespace-normal">
                <Icon name="triangle-alert" />
                <span className="min-w-0 wrap-anywhere">{allergy.name}</span>
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    )
  if (noKnownAllergies) return <p className="text-sm text-muted-foreground">{none}</p>
  return (
    <p className="flex">
      <Badge variant="warning">{none}</Badge>
    </p>
  )
}
