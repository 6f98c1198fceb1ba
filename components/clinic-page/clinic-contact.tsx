import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { directionsTo } from '@/lib/domain/directions'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface ClinicContactProps {
  clinic: Pick<PublicClinic, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>
}

/** The way to a clinic: its address and telephone, and a button for each. */
export function ClinicContact({ clinic: { name, street, postalCode, city, phone } }: ClinicContactProps) {
  const t = useTranslations('clinicPage')
  const place = [street, `${postalCode} ${city}`].filter(Boolean).join(', ')
  const look = buttonVariants({ variant: 'secondary' })
  return (
    <>
      <p className="grid gap-1">
        <AsIs>{place}</AsIs>
        <AsIs className="empty:hidden">{phone}</AsIs>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <a href={directionsTo(`${name}, ${place}`)} rel="noreferrer" className={look}>
          <Icon name="map-pin" className="size-4" />
          {t('directions')}
        </a>
        {phone && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={t('callNumber', { phone })}
            className={look}
          >
            <Icon name="phone" className="size-4" />
            {t('call')}
          </a>
        )}
      </div>
    </>
  )
}
