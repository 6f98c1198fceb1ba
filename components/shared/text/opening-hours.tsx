import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { openingSpans } from '@/lib/domain/opening-spans'
import { weekdayNames } from '@/lib/format/dates'

/** When a clinic is open: neighbouring weekdays with the same hours share a line. */
export function OpeningHours({ hours }: { hours: readonly string[] }) {
  const t = useTranslations('clinics')
  const names = weekdayNames(useLocale(), 'long')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {openingSpans(hours).map(({ first, last, open }) => (
        <div key={first} className="col-span-full grid grid-cols-subgrid">
          <dt className="font-normal text-muted-foreground first-letter:uppercase">
            {first === last ? names[first] : `${names[first]}–${names[last]}`}
          </dt>
          <dd translate={open ? 'no' : undefined} className="tabular-nums">
            {open
              ? open.split(', ').map((span, index) => (
                  <Fragment key={span}>
                    {index > 0 && ', '}
                    <span className="whitespace-nowrap">{span}</span>
                  </Fragment>
                ))
              : t('closed')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
