import type { Bookable } from '#contract/excluded-times'
import { ResourcesCard } from '@/components/clinics/resources-card'
import { VisitKindsCard } from '@/components/clinics/visit-kinds-card'
import { WebsiteRow } from '@/components/clinics/website-row'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { ClientMessages } from '@/components/shared/text/client-messages'
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
    <SettingGroup>
      <ClientMessages of={['excludedTimes']}>
        <VisitKindsCard initial={kinds} resources={resources} bookable={bookable} />
      </ClientMessages>
      <ResourcesCard initial={resources} />
      <ClientMessages of={['clinicWebsite']}>
        <WebsiteRow key={clinic.version} initial={clinic} />
      </ClientMessages>
    </SettingGroup>
  )
}
