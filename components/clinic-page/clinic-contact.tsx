import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/clinic-page/call-button'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { directionsTo } from '@/lib/domain/directions'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface ClinicContactProps {
  clinic: Pick<PublicClinic, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>
}

/** The way to a clinic: its address, the way there and its telephone. */
export function ClinicContact({ clinic: { name, street, postalCode, city, phone } }: ClinicContactProps) {
  const t = useTranslations('clinicPage')
  const place = [street, `${postalCode} ${city}`].filter(Boolean).join(', ')
  return (
    <>
      <p>
        <AsIs>{place}</AsIs>
      </p>
      <div className="grid gap-2">
        <a
          href={directionsTo(`${name}, ${place}`)}
          rel="noreferrer"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <Icon name="map-pin" className="size-4" />
          {t('directions')}
        </a>
        {phone && <CallButton phone={phone} />}
      </div>
    </>
  )
}
