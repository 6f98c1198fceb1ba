import { ResourcesCard } from '@/components/clinics/resources-card'
import { VisitKindsCard } from '@/components/clinics/visit-kinds-card'
import type { Resource } from '@/lib/domain/resource'
import type { VisitKind } from '@/lib/domain/visit-kind'

/** What can be booked at the clinic, and the rooms and the equipment that it takes. */
export function OfferCards({ kinds, resources }: { kinds: VisitKind[]; resources: Resource[] }) {
  return (
    <>
      <VisitKindsCard initial={kinds} resources={resources} />
      <ResourcesCard initial={resources} />
    </>
  )
}
