'use client'

import { useForm } from 'react-hook-form'
import type { PatientChannels } from '#contract/channels'
import type { Consent } from '#contract/consents'
import { DeskConsents } from '@/components/consents/desk-consents'
import { useConsentQuestion } from '@/components/consents/use-consent-question'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { CountField } from '@/components/shared/form/count-field'
import { HandedPasswordField } from '@/components/shared/form/handed-password-field'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import { SettingCard } from '@/components/shared/page/setting-card'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { WhatNext } from '@/components/shared/page/what-next'
import { DoneScreen } from '@/components/shared/state/done-screen'
import { LoadError } from '@/components/shared/state/load-error'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { DirectionsLink } from '@/components/shared/text/directions-link'
import { Facts } from '@/components/shared/text/facts'
import { NeedsLine } from '@/components/shared/text/needs-line'
import { OpeningHours } from '@/components/shared/text/opening-hours'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { ResolveVisits } from '@/components/visits/resolve-visits'
import { JoinWaitlist } from '@/components/waitlist/join-waitlist'
import { WishSection } from '@/components/waitlist/wish-section'
import type { Wish, WishTarget } from '@/lib/domain/wish'

const undecided = {
  way: null,
  go: false,
  outcome: null,
  options: null,
  choices: {},
  sentence: null,
  pending: false,
  choose: () => undefined,
  confirm: () => undefined,
  set: () => undefined,
}

const earlier: WishTarget = {
  clinicId: 'clinic',
  doctorId: 'doctor',
  doctorName: 'Tomás Gutiérrez Rubio',
  specialty: 'cardiology',
  until: '2026-12-18',
}

const waiting: Wish = {
  id: 'wish',
  patientId: 'patient',
  clinicId: 'clinic',
  clinicName: 'Clínica Retiro',
  timeZone: 'Europe/Madrid',
  doctorId: 'doctor',
  doctorName: 'Tomás Gutiérrez Rubio',
  weekdays: [1, 3],
  from: '09:00',
  to: '14:00',
  since: null,
  until: '2026-12-18',
  appointmentId: null,
  appointmentStart: null,
  waitingSince: '2026-11-20T09:30:00Z',
  urgent: false,
  specialty: 'cardiology',
  position: 2,
  ahead: { urgent: 0, longer: 1 },
  offer: null,
}

const specialties = [
  ['cardiology', 'Cardiology'],
  ['neurology', 'Neurology'],
] as const

function Fields() {
  const form = useForm({
    defaultValues: { name: 'Elena', email: '', specialty: 'cardiology', visits: 7, password: '' },
    errors: { email: { type: 'required', message: 'Email is required' } },
  })
  const { control } = form
  return (
    <Form {...form}>
      <Card className="max-w-md gap-4 text-base">
        <TextField control={control} name="name" label="Name" required />
        <TextField control={control} name="email" label="Email" help="Or your username" />
        <SelectField control={control} name="specialty" label="Specialty" options={specialties} />
        <CountField
          control={control}
          name="visits"
          label="Visits ahead"
          counts={[5, 10]}
          present={7}
          say={String}
        />
        <HandedPasswordField label="Password" />
      </Card>
    </Form>
  )
}

const unsaid: Consent = {
  kind: 'sharing',
  basis: 'consent',
  version: 1,
  given: null,
  saidVersion: null,
  at: null,
  on: false,
}

const reach: PatientChannels = {
  reminders: 'sms',
  isChosen: true,
  phone: '600 200 300',
  isMobile: true,
  isVerified: false,
  offered: ['sms', 'whatsapp'],
  consents: [
    { kind: 'sms', version: 1, given: true, at: '2026-11-24T08:00:00.000Z', byStaff: true },
    { kind: 'whatsapp', version: 1, given: null, at: null, byStaff: false },
  ],
}

function Question() {
  const { question, check } = useConsentQuestion(unsaid)
  return (
    <Card className="max-w-md gap-4">
      {question}
      <Button variant="secondary" className="self-start" onClick={check}>
        Send
      </Button>
    </Card>
  )
}

/** Compositions of primitives that screens use. */
export function CompositeSamples() {
  const facts = [
    { label: 'Name', value: 'Clínica Retiro' },
    { label: 'City', value: 'Madrid' },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">Composites</h2>
      <Fields />
      <SettingGroup title="Account" text="How you log in.">
        <SettingRow
          title="Two-factor authentication"
          text="A code after your password."
          state="Off"
          action={
            <DialogButton variant="row" dialog={() => null}>
              <RowAction>Enable</RowAction>
            </DialogButton>
          }
        />
        <SettingRow
          title="Devices"
          text="Where you are logged in."
          action={
            <Button variant="row">
              <RowAction adds>Add a device</RowAction>
            </Button>
          }
        />
      </SettingGroup>
      <SettingGroup>
        <SettingCard
          title="Changes"
          text="Who changed these details."
          row={
            <Button variant="row">
              <RowAction>Show changes</RowAction>
            </Button>
          }
        />
        <SettingCard title="Notes" text="Nothing to change here." />
      </SettingGroup>
      <NeedsLine>2 settings to review</NeedsLine>
      <Question />
      <WhatNext title="What happens next" steps={['The clinic opens.', 'You invite its doctors.']} />
      <Card className="max-w-md">
        <DeskConsents reach={reach} onSaid={async () => {}} />
      </Card>
      <Card className="max-w-md">
        <Facts facts={facts} />
        <PhoneLink phone="555 000 001" />
        <DirectionsLink to="Clínica Retiro, Calle de Ibiza 12, 28009 Madrid" />
        <OpeningHours hours={['8:00–14:00, 16:00–20:00', '8:00–14:00', '', '', '', '', '']} />
      </Card>
      <p className="text-xl font-semibold">
        10:30
        <ZoneNote instant="2026-11-23T09:30:00Z" timeZone="Pacific/Auckland" label="Auckland time" />
      </p>
      <Card className="max-w-md">
        <ResolveVisits
          appointments={[{ id: '1', start: '2026-11-23T09:30:00Z', patientName: 'Ana Molina Vega' }]}
          timeZone="Europe/Madrid"
          chosen={undecided}
          choosable
          stay="Leave them as they are"
        />
      </Card>
      <JoinWaitlist target={earlier} label="Tell me about earlier times" />
      <WishSection wishes={[waiting]} />
      <LoadError message="This week could not be loaded." />
      <OutcomeCard title="Payment received" action={<Button>Accept</Button>} />
      <DoneScreen title="Patient created correctly" text="The patient is registered." next="Next" />
    </section>
  )
}
