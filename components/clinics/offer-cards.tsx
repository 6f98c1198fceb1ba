import type { Bookable } from '#contract/excluded-times'
import { ResourcesCard } from '@/components/clinics/resources-card'
import { VisitKindsCard } from '@/components/clinics/visit-kinds-card'
import { WebsiteRow } from '@/components/clinics/website-row'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card } from '@/components/ui/card'
import type { Clinic } from '@/lib/domain/clinic'
import type { Resource } from '@/lib/domain/resource'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface OfferCardsProps {
  clinic: Clinic
  /** Its kinds, its rooms and equipment, and what can be booked at all. */
  of: [VisitKind[], Resource[], Bookable]
}

/** The kinds of visit that can be booked at the clinic, and the rooms and equipment that they take. */
export function OfferCards({ clinic, of: [kinds, resources, bookable] }: OfferCardsProps) {
  return (
    <>
      <ClientMessages of={['excludedTimes']}>
        <VisitKindsCard initial={kinds} resources={resources} bookable={bookable} />
      </ClientMessages>
      <ResourcesCard initial={resources} />
      <ClientMessages of={['clinicWebsite']}>
        <Card>
          <WebsiteRow key={clinic.version} initial={clinic} />
        </Card>
      </ClientMessages>
    </>
  )
}
