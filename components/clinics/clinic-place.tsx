import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/shared/text/facts'
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
  const t = useTranslations('clinics')
  const locale = useLocale()
  const { name, city, district, postalCode, countryCode, street, phone, openingHours } = clinic
  return (
    <Card>
      <CardHeader>
        <CardTitle translate="no">{name}</CardTitle>
      </CardHeader>
      <Facts
        facts={[
          {
            label: t('address'),
            wide: true,
            asIs: true,
            value: (
              <address className="not-italic">
                {[street, district].filter(Boolean).join(', ')}
                <br />
                {postalCode} {city}, {countryName(countryCode, locale)}
              </address>
            ),
          },
          ...(phone ? [{ label: t('phone'), wide: true, value: <PhoneLink phone={phone} /> }] : []),
          ...(openingHours
            ? [
                {
                  label: t('openingHours'),
                  wide: true,
                  value: <OpeningHours hours={openingHours} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
