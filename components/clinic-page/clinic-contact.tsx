import { Phone } from 'lucide-react'
import { AsIs } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import { directionsTo } from '@/lib/domain/directions'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface ClinicContactProps {
  clinic: Pick<PublicClinic, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>
}

/** The way to a clinic: its address with directions, and its telephone. */
export function ClinicContact({ clinic }: ClinicContactProps) {
  const place = [clinic.street, `${clinic.postalCode} ${clinic.city}`].filter(Boolean).join(', ')
  return (
    <p className="flex flex-wrap items-start gap-x-6 gap-y-2 max-sm:flex-col">
      <a
        href={directionsTo(`${clinic.name}, ${place}`)}
        rel="noreferrer"
        className="text-target gap-1.5 text-primary-strong underline"
      >
        <Icon name="map-pin" className="size-4" />
        <AsIs>{place}</AsIs>
      </a>
      {clinic.phone && (
        <a
          href={`tel:${clinic.phone.replaceAll(' ', '')}`}
          className="text-target gap-1.5 text-primary-strong underline"
        >
          <Phone aria-hidden="true" className="size-4" />
          <AsIs>{clinic.phone}</AsIs>
        </a>
      )}
    </p>
  )
}
