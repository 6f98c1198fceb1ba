'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { documentKinds } from '#contract/document-kinds'
import { checkPublicBooking } from '@/components/auth/checks'
import { LightDay, withBirthdate } from '@/components/auth/light-day'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { DocumentFields } from '@/components/auth/sign-up/document-fields'
import { useLightForm } from '@/components/auth/use-light-form'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { call, RequestError } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName } from '@/lib/domain/visit-kind'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { AgreedChannels, type Agreement, agreedIn } from './agreed-channels'
import { doctorsOf } from './asked-booking'
import type { Wish } from './choose-time'

export interface ChosenTime {
  start: string
  /** Null for whoever has the time. */
  doctorId: string | null
}

type Field = 'name' | 'surname' | 'birthdate' | 'email' | 'phone'

/** What was typed before another time had to be chosen. */
export type TypedPerson = Partial<Record<string, string>>

type TextInput = ComponentProps<'input'> & { name: Field }

const inputs: readonly TextInput[] = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'surname', autoComplete: 'family-name' },
  { name: 'birthdate', autoComplete: 'bday' },
  { name: 'email', type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
]

/** Where the link went. */
export type SentTo = { email: string } | { phone: string }

interface PersonFormProps {
  clinic: Pick<PublicClinic, 'slug' | 'name' | 'timeZone' | 'kinds' | 'doctors' | 'writesBy'>
  agreements: readonly Agreement[]
  wish: Wish
  time: ChosenTime
  today: string
  typed: TypedPerson
  onOtherTime: (values: TypedPerson) => void
  /** The browser's Back was pressed. */
  onBack: (values: TypedPerson) => void
  onTaken: (values: TypedPerson, alternatives: readonly string[]) => void
  onSent: (to: SentTo, heldUntil: string) => void
}

/** Who comes. Sending it keeps the time and asks by mail or text message whether they meant it. */
export function PersonForm(props: PersonFormProps) {
  const { clinic, agreements, wish, time, today, typed, onOtherTime, onBack, onTaken, onSent } = props
  const canText = clinic.writesBy.includes('sms')
  const t = useTranslations('publicBooking')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const check = useMemo(() => {
    const byRules = checkPublicBooking(today, canText)
    return (values: Record<string, string>) => byRules(withBirthdate(values))
  }, [today, canText])
  const form = useLightForm<Field | 'dni' | 'documentKind' | 'documentCountry' | 'consent'>({
    check,
    say: signInFault,
    async send({ consent: _agreed, ...values }) {
      const documentKind = documentKinds.find((kind) => kind === values.documentKind) ?? 'none'
      const { slug, timeZone } = clinic
      const choice = { slug, kindId: wish.kindId, ...time, timeZone }
      try {
        const agreed = agreedIn(agreements, values)
        const body = { ...withBirthdate(values), ...choice, documentKind, agreed, consent: 'on' as const }
        const { heldUntil } = await call(publicBookingEndpoints.hold, { body })
        onSent(values.email === '' ? { phone: values.phone } : { email: values.email }, heldUntil)
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'slot_taken') throw error
        onTaken(values, error.envelope.alternatives ?? [])
      }
    },
  })
  const typedNow = () =>
    Object.fromEntries([...new FormData(form.form.ref.current ?? undefined)].map(([k, v]) => [k, String(v)]))
  const toTimes = useEffectEvent(() => onBack(typedNow()))
  useEffect(() => {
    addEventListener('popstate', toTimes)
    return () => removeEventListener('popstate', toTimes)
  }, [])
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @2xl:grid-cols-[16rem_minmax(0,1fr)] @2xl:gap-8">
        <div className="grid gap-1 rounded-lg border bg-muted/50 p-4">
          <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none first-letter:uppercase">
            <ChosenSlot {...props} />
          </h2>
          <ChosenKind {...props} />
          <Button variant="link" className="justify-self-start" onClick={() => onOtherTime(typedNow())}>
            {t('otherTime')}
          </Button>
        </div>
        <LightForm
          form={form}
          submitLabel={t('submit')}
          after={<p className="text-sm text-muted-foreground">{t(canText ? 'linkNext' : 'mailNext')}</p>}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            {inputs.map(({ name, ...input }) => (
              <LightField
                key={name}
                form={form}
                name={name}
                label={t(name === 'phone' && canText ? 'mobile' : name)}
                required={name !== 'phone' && !(canText && name === 'email')}
                {...(canText && name === 'phone' && { help: t('oneIsEnough') })}
                control={(field) => {
                  const Control = name === 'birthdate' ? LightDay : Input
                  return <Control {...input} defaultValue={typed[name]} {...field} />
                }}
              />
            ))}
            <DocumentFields form={form} initial="none" typed={typed} />
          </div>
          <AgreedChannels agreements={agreements} typed={typed} />
          <LightField
            form={form}
            name="consent"
            label={t('consentLabel')}
            required
            control={(field) => (
              <span className="flex items-start gap-2.5 text-sm">
                <Checkbox {...field} className="mt-0.5" defaultChecked={typed.consent === 'on'} />
                <span>
                  <KeptWords>{t('consent', { clinic: keptWord(clinic.name) })}</KeptWords>{' '}
                  <Link prefetch={false} href={routes.privacy} target="_blank" className="underline">
                    {t('privacy')}
                  </Link>
                </span>
              </span>
            )}
          />
        </LightForm>
      </div>
    </div>
  )
}

function ChosenSlot({ time, clinic }: Pick<PersonFormProps, 'time' | 'clinic'>) {
  const locale = useLocale()
  return <Time dateTime={time.start}>{formatSlot(time.start, clinic.timeZone, locale)}</Time>
}

function ChosenKind({ wish, time, clinic }: Pick<PersonFormProps, 'wish' | 'time' | 'clinic'>) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const kind = clinic.kinds.find(({ id }) => id === wish.kindId)
  const able = doctorsOf(clinic.doctors, kind)
  const doctor = able.length === 1 ? able[0] : able.find(({ id }) => id === time.doctorId)
  return (
    <>
      <p className="wrap-anywhere">
        {doctor ? <AsIs>{t('doctorName', { name: `${doctor.name} ${doctor.surname}` })}</AsIs> : t('anyone')}
      </p>
      {kind && (
        <p className="text-sm text-muted-foreground">
          {kindName(kind, locale)} · {t('minutes', { count: kind.minutes })}
        </p>
      )}
    </>
  )
}
