import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Icon } from '@/components/ui/icon'

/** Says that somebody is reached by telephone alone, or not even that way. */
export function NoEmail({ phone }: { phone: string | null }) {
  const t = useTranslations('calls')
  return (
    <span className="inline-flex items-start gap-1.5 text-warning-strong">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      <span>{phone ? t.rich('noEmail', { phone: () => <PhoneLink phone={phone} /> }) : t('noContact')}</span>
    </span>
  )
}
