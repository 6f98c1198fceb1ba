import type { WithId } from '#contract/calls/call'
import type { ClinicPage } from '#contract/clinic-page'
import { openMinutes } from '#contract/opening-hours'

export type PublicClinic = WithId<ClinicPage>

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Describes a clinic for search engines: schema.org as JSON, safe inside a script element. */
export function structuredClinic(clinic: PublicClinic, url: string): string {
  const hours = (clinic.openingHours ?? []).flatMap((line, index) =>
    (openMinutes(line) ?? []).map(([from, to]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[index],
      opens: clock(from),
      closes: clock(to),
    })),
  )
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.name,
    url,
    ...(clinic.phone && { telephone: clinic.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(clinic.street && { streetAddress: clinic.street }),
      postalCode: clinic.postalCode,
      addressLocality: clinic.city,
      addressCountry: clinic.countryCode,
    },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/** How a page of the clinic is found: at one address, and by search engines only when the clinic wants that. */
export const foundAt = ({ listed }: Pick<PublicClinic, 'listed'>, url: string) => ({
  alternates: { canonical: url },
  ...(!listed && { robots: { index: false } }),
})
