import { ResourcesCard } from '@/components/clinics/resources-card'
import { VisitKindsCard } from '@/components/clinics/visit-kinds-card'
import type { Resource } from '@/lib/domain/resource'
import type { VisitKind } from '@/lib/domain/visit-kind'

/** The kinds of visit that can be booked at the clinic, and the rooms and equipment that they take. */
export function OfferCards({ kinds, resources }: { kinds: VisitKind[]; resources: Resource[] }) {
  return (
    <>
      <VisitKindsCard initial={kinds} resources={resources} />
      <ResourcesCard initial={resources} />
    </>
  )
}
