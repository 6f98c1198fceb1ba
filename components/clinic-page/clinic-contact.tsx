import { Phone } from 'lucide-react'
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
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
            <Phone aria-hidden="true" className="size-4" />
            {t('call')}
          </a>
        )}
      </div>
    </>
  )
}
