import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'

/** Phone with its hours and email, in a line. */
export function ContactStrip({ email, phone }: { email: string; phone: string }) {
  const t = useTranslations('landing')
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted-foreground">
      <span>
        <PhoneLink phone={phone} /> · {t('contactHoursText')}
      </span>
      <a
        translate="no"
        href={`mailto:${email}`}
        className="text-target text-primary-strong underline-offset-4 wrap-anywhere hover:underline"
      >
        {email}
      </a>
    </p>
  )
}
