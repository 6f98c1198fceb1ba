import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A clinic's number, which calls it. */
export function CallButton({ phone }: { phone: string }) {
  const t = useTranslations('clinicPage')
  return (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      aria-label={t('callNumber', { phone })}
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Icon name="phone" className="size-4" />
      <span translate="no" className="whitespace-nowrap">
        {phone}
      </span>
    </a>
  )
}
