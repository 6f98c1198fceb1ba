import { ClinicContact } from '@/components/clinic-page/clinic-contact'
import { OpenNow } from '@/components/clinic-page/open-now'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Card, CardTitle } from '@/components/ui/card'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

/** The clinic that somebody books at, beside the booking: where it is and when it is open. */
export function ClinicAside({ clinic, now }: { clinic: PublicClinic; now: Date }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle translate="no">{clinic.name}</CardTitle>
        <OpenNow clinic={clinic} now={now} />
      </div>
      <ClinicContact clinic={clinic} />
      {clinic.openingHours && <OpeningHours hours={clinic.openingHours} />}
    </Card>
  )
}
