import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { Clinic } from '@/lib/domain/clinic'
import { countryName } from '@/lib/format/labels'

type ClinicPlaceProps = {
  clinic: Pick<Clinic, 'name' | 'city' | 'district' | 'postalCode' | 'countryCode'>
}

/** Where a clinic is, for who wants to go there. */
export function ClinicPlace({ clinic }: ClinicPlaceProps) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const { name, city, district, postalCode, countryCode } = clinic
  return (
    <Card>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
      </CardHeader>
      <Facts
        facts={[
          {
            label: t('address'),
            value: (
              <address className="not-italic">
                {district}
                <br />
                {postalCode} {city}, {countryName(countryCode, locale)}
              </address>
            ),
          },
        ]}
      />
    </Card>
  )
}
