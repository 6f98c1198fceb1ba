import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'

interface ContactWaysProps {
  email: string
  phone: string
  /** Its classes: below each other, or side by side. */
  className: string
}

/** The ways to the people behind Consulta, and when they answer. */
export function ContactWays({ email, phone, className }: ContactWaysProps) {
  const t = useTranslations('landing')
  return (
    <dl className={className}>
      <div>
        <dt className="text-sm text-muted-foreground">{t('contactPhone')}</dt>
        <dd>
          <PhoneLink phone={phone} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted-foreground">{t('contactHours')}</dt>
        <dd>{t('contactHoursText')}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted-foreground">{t('contactEmail')}</dt>
        <dd>
          <a
            translate="no"
            href={`mailto:${email}`}
            className="text-target text-primary-strong underline-offset-4 wrap-anywhere hover:underline"
          >
            {email}
          </a>
        </dd>
      </div>
    </dl>
  )
}
