'use client'

import type { ComponentProps } from 'react'
import type { CalendarPlace, Place } from './use-calendar-place'

type PlaceLinkProps = ComponentProps<'a'> & {
  place: CalendarPlace
  to: Partial<Place>
  replace?: boolean
}

/** A real link to another week, day or doctor; a plain click moves there without a new page. */
export function PlaceLink({ place, to, replace = false, children, ...anchor }: PlaceLinkProps) {
  return (
    <a
      {...anchor}
      href={place.hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        place.go(to, { replace })
      }}
    >
      {children}
    </a>
  )
}
