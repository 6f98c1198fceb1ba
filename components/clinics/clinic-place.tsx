import { useLocale } from 'next-intl'
import { DirectionsLink } from '@/components/shared/text/directions-link'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { Clinic } from '@/lib/domain/clinic'
import { countryName } from '@/lib/format/labels'

type ClinicPlaceProps = {
  clinic: Pick<
    Clinic,
    'name' | 'city' | 'district' | 'postalCode' | 'countryCode' | 'street' | 'phone' | 'openingHours'
  >
}

/** Where a clinic is and when it is open, for those who want to go there or call. */
export function ClinicPlace({ clinic }: ClinicPlaceProps) {
  const locale = useLocale()
  const { name, city, district, postalCode, countryCode, street, phone, openingHours } = clinic
  const town = `${postalCode} ${city}`
  return (
    <Card className="text-sm">
      <CardHeader>
        <CardTitle translate="no">{name}</CardTitle>
      </CardHeader>
      <address translate="no" className="not-italic">
        {[street, district].filter(Boolean).join(', ')}
        <br />
        {town}, {countryName(countryCode, locale)}
      </address>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {phone && <PhoneLink phone={phone} />}
        <DirectionsLink to={[name, street, town].filter(Boolean).join(', ')} />
      </p>
      {openingHours && <OpeningHours hours={openingHours} />}
    </Card>
  )
}
