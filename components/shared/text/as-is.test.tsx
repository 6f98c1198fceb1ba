import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { VisitLink } from '#contract/visit-links'
import { RecoveryCodes } from '@/components/account/recovery-codes'
import { AppointmentCard } from '@/components/appointments/appointment-card'
import { NextVisit } from '@/components/appointments/next-visit'
import { PatientHead } from '@/components/appointments/patient-head'
import { SlotGroups } from '@/components/booking/slot-groups'
import { PatientCard } from '@/components/patients/patient-card'
import { PatientTable } from '@/components/patients/patient-table'
import { AgendaVisit } from '@/components/schedule/agenda-entries'
import { AppointmentBlock, useBlockWords } from '@/components/schedule/blocks'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import { DoctorCard } from '@/components/staff/doctor-card'
import { DoctorResultCard } from '@/components/staff/doctor-result-card'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { TodayScreen } from '@/components/today/today-screen'
import { VisitLinkCard } from '@/components/visit-link/visit-link-card'
import { readPatientList } from '@/lib/domain/patient-list'
import { KeptWords, keptWord } from './as-is'

const page = island({ at: '/app' })
const timeZone = 'Europe/Madrid'
const start = '2026-11-25T09:00:00.000Z'
const now = Date.parse('2026-11-24T08:00:00.000Z')
const visit = {
  id: 'v1',
  patientId: 'p1',
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: 'cardiology',
  type: 'visit',
  start,
  end: '2026-11-25T09:30:00.000Z',
  status: 'pending',
  doctorName: 'Eva Gil',
  clinicName: 'Sol',
  timeZone,
  patientName: 'Rosa Blanca',
  reason: null,
} as const
const patient = {
  id: 'p1',
  name: 'Rosa',
  surname: 'Blanca',
  birthdate: '1990-03-04',
  dni: '12345678Z',
  document: { kind: 'dni' as const, number: '12345678Z', country: null },
  city: 'Vigo',
  phone: '612 345 678',
  email: 'rosa@example.test',
  username: 'rosa',
  userId: 'u2',
  status: null,
  lastVisit: null,
  nextVisit: start,
  timeZone,
}
const doctor = {
  id: 'd1',
  name: 'Eva',
  surname: 'Gil',
  specialty: 'cardiology',
  document: { kind: 'dni', number: '23456789D', country: null },
  userId: 'u1',
  clinicId: 'c1',
  auditor: false,
  nextFree: start,
  nextTimes: [start],
} as const
const block = {
  item: visit,
  startTime: '10:00',
  endTime: '10:30',
  top: 0,
  length: 60,
  lane: 0,
  width: 1,
  lanes: 1,
  cutStart: false,
  cutEnd: false,
}
const board = {
  date: '2026-11-25',
  timeZone,
  visits: [
    {
      ...visit,
      kind: null,
      confirmedAt: null,
      arrivedAt: null,
      startedAt: null,
      patientPhone: '612 345 678',
    },
  ].map((each) => ({ ...each, deskNote: null })),
}
const desk = { clinicId: 'c1', doctorId: null, name: 'Marta', wholeClinic: true }
const link = {
  action: 'confirm',
  state: 'open',
  start,
  end: '2026-11-25T09:30:00.000Z',
  timeZone,
  doctorName: 'Eva Gil',
  clinicName: 'Sol',
  city: 'Vigo',
  free: [],
} satisfies VisitLink

const seen = {
  ...anAppointment,
  ...visit,
  clinic: { ...anAppointment.clinic, district: 'X' },
  doctor,
  patient,
}

function Block() {
  return <AppointmentBlock words={useBlockWords()} block={block} />
}

// Facts about a person that each screen keeps as they are, and a word beside them that is translated.
const screens: [string, ReactElement, kept: RegExp[], translated: string][] = [
  [
    'a card of My Appointments',
    <AppointmentCard key="a" visit={visit} now={now} />,
    [/^Dr. Eva Gil$/, /^Sol$/, /November 25/, /10:00 AM/],
    'Doctor',
  ],
  [
    'the next visit',
    <NextVisit key="a" visit={visit} now={now} />,
    [/^Dr. Eva Gil$/, /^Sol$/, /November 25/, /10:00 AM/],
    'Your next appointment',
  ],
  [
    'free times',
    <SlotGroups key="a" slots={[start]} timeZone={timeZone} onSlot={() => {}} />,
    [/^10:00$/],
    'Morning',
  ],
  [
    'one’s own details',
    <PatientCard key="a" initial={patient} today="2026-11-24" />,
    [/^Rosa$/, /^Blanca$/, /1990/, /12345678Z/, /Vigo/, /612/],
    'Ciudad',
  ],
  [
    'the link of a mail',
    <VisitLinkCard key="a" token="t" initial={link} />,
    [/^Eva Gil$/, /^Sol$/, /25 Nov/],
    'I am coming',
  ],
  [
    'whom a doctor sees',
    <PatientHead
      key="a"
      visit={seen}
      record={{
        allergies: [],
        noKnownAllergies: null,
        conditions: [],
        treatments: [],
        visits: [],
        visitsCursor: null,
      }}
      today="2026-11-24"
    />,
    [/^Rosa Blanca$/, /1990/],
    'Patient Information',
  ],
  [
    'the list of patients',
    <PatientTable
      now={Date.parse('2026-11-26T09:00:00.000Z')}
      key="a"
      patients={[patient]}
      state={readPatientList({})}
      opensHistories
      actionsOf={() => null}
    />,
    [/^Rosa$/, /^Blanca$/, /1990/, /12345678Z/, /^612/, /Nov, 10:00$/],
    'View medical history',
  ],
  ['the week', <Block key="a" />, [/^Rosa Blanca$/, /^10:00$/, /^10:30$/], 'Pending'],
  [
    'a day of the agenda',
    <AgendaVisit day="2026-11-24" showsSpecialty key="a" block={block} />,
    [/^Rosa Blanca$/, /^10:00$/, /^10:30$/],
    'Pending',
  ],
  [
    'the board of the day',
    <TodayScreen key="a" initial={board} user={desk} now="2026-11-25T08:00:00.000Z">
      {null}
    </TodayScreen>,
    [/^Rosa Blanca$/, /^Eva Gil$/, /^10:00$/, /^612 345 678$/],
    'Mark arrived',
  ],
  [
    'the doctors of a clinic',
    <ClinicDoctors key="a" doctors={[doctor]} mayRegister />,
    [/^Eva Gil$/],
    'Doctors',
  ],
  [
    'a doctor who was found',
    <DoctorResultCard
      key="a"
      doctor={doctor}
      href="/"
      timeZone={timeZone}
      now={0}
      timeOf={(_slot, words) => words}
    />,
    [/^Dr. Eva Gil$/, /^10:00$/],
    'Cardiology',
  ],
  [
    'a doctor’s details',
    <DoctorCard key="a" doctor={doctor} />,
    [/Eva/, /^Gil$/, /^23456789D$/],
    'Cardiology',
  ],
  [
    'recovery codes',
    <RecoveryCodes key="a" codes={['abcd-efgh']} onClose={() => {}} />,
    [/^abcd-efgh$/],
    'I have saved them',
  ],
]

const isKept = (element: Element) => element.closest('[translate="no"]') !== null

describe('a browser that translates leaves names, times and codes as they are', () => {
  it.each(screens)('on %s, and translates the rest', async (_name, content, kept, translated) => {
    await page.load(content)
    for (const text of kept) {
      const found = await screen.findAllByText(text)
      expect(found.filter((element) => !isKept(element)).map(({ outerHTML }) => outerHTML)).toEqual([])
    }
    expect(screen.getAllByText(new RegExp(translated)).some((element) => !isKept(element))).toBe(true)
  })

  it('inside a sentence too, whose other words are translated', () => {
    const text = `Seen by ${keptWord('Eva Gil')} at ${keptWord('10:00')}.`
    const { container } = page.show(
      <p>
        <KeptWords>{text}</KeptWords>
      </p>,
    )
    expect(container.innerHTML).toBe(
      '<p>Seen by <span translate="no">Eva Gil</span> at <span translate="no">10:00</span>.</p>',
    )
  })
})
