'use client'

import { Pencil } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClinicForm, draftOf } from '@/components/clinics/clinic-form'
import { OpeningHours } from '@/components/clinics/opening-hours'
import { Facts } from '@/components/shared/text/facts'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Button } from '@/components/ui/button'
import { Card, CardFooter } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { useOpenForm } from '@/lib/browser/use-form-draft'
import type { Clinic } from '@/lib/domain/clinic'
import { capitalised } from '@/lib/format/capitalised'
import { zoneName } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface ClinicCardProps {
  initial: Clinic
  planName: string
  /** Stands beside Edit: the way to the plans. */
  planAction: ReactNode
}

/** The clinic's details, shown or being edited. */
export function ClinicCard({ initial, planName, planAction }: ClinicCardProps) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const [clinic, setClinic] = useFollowed(initial)
  const [editing, setEditing] = useOpenForm(draftOf(clinic))
  const facts = [
    { label: t('name'), value: clinic.name, asIs: true },
    { label: t('city'), value: clinic.city, asIs: true },
    { label: t('district'), value: clinic.district, asIs: true },
    { label: t('postalCode'), value: clinic.postalCode, asIs: true },
    { label: t('street'), value: clinic.street || t('notSaid'), asIs: Boolean(clinic.street) },
    { label: t('phone'), value: clinic.phone ? <PhoneLink phone={clinic.phone} /> : t('notSaid') },
    { label: t('timeZone'), value: capitalised(zoneName(clinic.timeZone, locale)) },
    { label: t('slotMinutes'), value: t('minutes', { count: clinic.slotMinutes }) },
    {
      label: t('discreetAfter'),
      value: clinic.discreetAfterMinutes
        ? t('idleMinutes', { count: clinic.discreetAfterMinutes })
        : t('discreetNever'),
    },
    ...(clinic.mostOpenVisits === undefined
      ? []
      : [{ label: t('mostOpenVisits'), value: t('visits', { count: clinic.mostOpenVisits }) }]),
    ...(clinic.recordYears === undefined
      ? []
      : [{ label: t('recordYears'), value: t('years', { count: clinic.recordYears }) }]),
    {
      label: t('openingHours'),
      value: clinic.openingHours ? <OpeningHours hours={clinic.openingHours} /> : t('notSaid'),
    },
    {
      label: t('slug'),
      value: clinic.slug ? (
        <Link href={routes.clinicPage(clinic.slug)}>{routes.clinicPage(clinic.slug)}</Link>
      ) : (
        t('noPage')
      ),
    },
    {
      label: t('selfRegistrationFact'),
      value: t(clinic.selfRegistration ? 'selfRegistrationOn' : 'selfRegistrationOff'),
    },
    {
      label: t('staffSecondFactorFact'),
      value: t(clinic.staffSecondFactor ? 'required' : 'optional'),
    },
    {
      label: t('strictPasswordsFact'),
      value: t(clinic.strictPasswords ? 'strictPasswordsOn' : 'strictPasswordsOff'),
    },
  ]
  const plan = { label: t('plan'), value: clinic.active ? planName : t('planInactive', { plan: planName }) }
  return (
    <Card>
      {editing ? (
        <>
          <ClinicForm
            clinic={clinic}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              setClinic(saved)
              setEditing(false)
              toast.success(t('saved'))
            }}
          />
          <Facts facts={[plan]} className="border-t pt-4" />
        </>
      ) : (
        <Facts facts={[...facts, plan]} />
      )}
      {!editing && (
        <CardFooter className="border-t pt-4">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          {planAction}
        </CardFooter>
      )}
    </Card>
  )
}
