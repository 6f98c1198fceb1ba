import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A clinic's number, which calls it. */
export function CallButton({ phone }: { phone: string }) {
  const t = useTranslations('clinicPage')
  return (
    <PhoneLink
      phone={phone}
      aria-label={t('callNumber', { phone })}
      className={buttonVariants({
        variant: 'secondary',
        className: 'h-auto min-h-9 max-w-full whitespace-normal pointer-coarse:min-h-11',
      })}
    >
      <Icon name="phone" className="size-4" />
      {phone}
    </PhoneLink>
  )
}
