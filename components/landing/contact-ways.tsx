import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'

/** The ways to the people behind Consulta, and when they answer. */
export function ContactWays({ email, phone }: { email: string; phone: string }) {
  const t = useTranslations('landing')
  return (
    <dl className="grid content-start gap-3">
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
