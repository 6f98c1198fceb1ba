import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { routes } from '@/lib/routes'
import { quietLink } from './quiet-link'

/** Whom to ask where a way ends. */
export function ContactLine({ phone }: { phone: string }) {
  const t = useTranslations('site')
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-sm text-muted-foreground">
      <span>
        {t('needHelp')}{' '}
        <Link prefetch={false} href={routes.contact} className={`text-target ${quietLink}`}>
          {t('contactUs')}
        </Link>
      </span>
      <PhoneLink phone={phone} />
    </p>
  )
}
