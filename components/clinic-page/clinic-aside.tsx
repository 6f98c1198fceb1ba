import { ClinicContact } from '@/components/clinic-page/clinic-contact'
import { OpenNow } from '@/components/clinic-page/open-now'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { Card, CardTitle } from '@/components/ui/card'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface ClinicAsideProps {
  /** Stands for the clinic's name where the page has it as its title. */
  title?: string
  clinic: PublicClinic
  now: Date
}

/** A clinic’s address, the ways to reach it and its hours. */
export function ClinicAside({ title, clinic, now }: ClinicAsideProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {title ? <CardTitle>{title}</CardTitle> : <CardTitle translate="no">{clinic.name}</CardTitle>}
        <OpenNow clinic={clinic} now={now} />
      </div>
      <ClinicContact clinic={clinic} />
      {clinic.openingHours && <OpeningHours hours={clinic.openingHours} />}
    </Card>
  )
}
