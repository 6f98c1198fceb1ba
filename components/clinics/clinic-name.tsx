import Link from 'next/link'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Icon } from '@/components/ui/icon'
import type { ListedClinic } from '@/lib/domain/clinic'
import { routes, withQuery } from '@/lib/routes'

/** A clinic of the list by its name, the link of its whole row, with where it is and how to call it. */
export function ClinicName({ clinic: { id, name, city, phone } }: { clinic: ListedClinic }) {
  return (
    <>
      <Link
        href={withQuery(routes.clinicEdit, { clinic: id })}
        prefetch={false}
        translate="no"
        className="text-target font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <span className="block text-muted-foreground max-lg:hidden">
        <span translate="no">{city}</span>
        {phone && ' · '}
        {phone && <PhoneLink phone={phone} />}
      </span>
      {/* The whole row is the link: its mark stands at the row's end, in its middle. */}
      <Icon
        name="chevron-right"
        className="absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </>
  )
}
