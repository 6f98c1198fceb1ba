import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmVisit } from '@/components/appointments/confirm-visit'
import { JoinVisit } from '@/components/appointments/join-visit'
import { ToCalendar } from '@/components/appointments/to-calendar'
import { VisitStart } from '@/components/appointments/visit-start'
import { OwnStatus } from '@/components/appointments/visit-status'
import { DirectionsLink } from '@/components/shared/text/directions-link'
import { Facts } from '@/components/shared/text/facts'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Card, CardFooter, CardTitle } from '@/components/ui/card'
import { KindLabel } from '@/components/visits/kind-label'
import { type AppointmentDetail, isToConfirm } from '@/lib/domain/appointment'
import { countryName } from '@/lib/format/labels'

interface VisitFactsProps {
  visit: AppointmentDetail
  /** It will take place, so a calendar can hold it. */
  isAhead: boolean
  /** Milliseconds. */
  now: number
  /** More that can be done about it. */
  more: ReactNode
}

/** What, when, where and with whom, as its patient reads it: with the way to the clinic. */
export function VisitFacts({ visit, isAhead, now, more }: VisitFactsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { clinic, doctor } = visit
  const country = countryName(clinic.countryCode, locale)
  const address = [clinic.street, clinic.postalCode, clinic.city, country].filter(Boolean).join(', ')
  // A visit that begins in ten minutes is joined, not confirmed.
  const toConfirm = isToConfirm(visit, now) && !visit.joinUrl
  return (
    <Card>
      <CardTitle className="sr-only">{t('details')}</CardTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <VisitStart visit={visit} className="text-xl" />
        <span className="flex flex-wrap gap-2">
          <OwnStatus visit={visit} now={now} />
        </span>
      </div>
      <Facts
        className="grid-cols-2 border-t pt-4 sm:[&>:has(address)]:row-span-3"
        facts={[
          ...(visit.kind ? [{ label: t('kind'), value: <KindLabel kind={visit.kind} /> }] : []),
          {
            label: t('doctor'),
            value: t('doctorName', { name: `${doctor.name} ${doctor.surname}` }),
            asIs: true,
            wide: 'phone' as const,
          },
          {
            label: t('clinic'),
            value: (
              <>
                {clinic.name}
                <address className="grid font-normal not-italic">
                  <span>{[clinic.street, clinic.district].filter(Boolean).join(', ')}</span>
                  <span>{`${clinic.city} / ${clinic.postalCode} / ${country}`}</span>
                </address>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  {clinic.phone && (
                    <PhoneLink phone={clinic.phone}>
                      <span className="text-sm font-medium underline underline-offset-4">{clinic.phone}</span>
                    </PhoneLink>
                  )}
                  {!visit.where && <DirectionsLink to={`${clinic.name}, ${address}`} />}
                </span>
              </>
            ),
            asIs: true,
            wide: 'phone' as const,
          },
          ...(visit.reason ? [{ label: t('reason'), value: visit.reason, wide: 'phone' as const }] : []),
          ...(visit.where ? [{ label: t('where'), value: t(`places.${visit.where}`) }] : []),
          ...(visit.resource ? [{ label: t('resource'), value: visit.resource, asIs: true }] : []),
        ]}
      />
      {visit.where === 'video' && visit.status === 'pending' && <JoinVisit visit={visit} />}
      <CardFooter className="*:max-sm:grow *:max-sm:px-2 print:hidden">
        {toConfirm && <ConfirmVisit id={visit.id} />}
        {isAhead && <ToCalendar id={visit.id} primary={!visit.joinUrl && !toConfirm} />}
        {more}
      </CardFooter>
    </Card>
  )
}
