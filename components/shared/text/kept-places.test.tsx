import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { AuditResults } from '@/components/audit/audit-results'
import { BookingSubject } from '@/components/booking/booking-subject'
import { BusyTimes } from '@/components/booking/busy-times'
import { WeekHours } from '@/components/booking/week-hours'
import { ClinicPageScreen } from '@/components/clinic-page/clinic-page-screen'
import { ClinicPlace } from '@/components/clinics/clinic-place'
import { RemindersRow } from '@/components/clinics/reminders-row'
import { FillSection } from '@/components/insights/fill-sections'
import { MemberRow } from '@/components/members/member-row'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { ThreadList } from '@/components/messages/thread-list'
import { ThreadView } from '@/components/messages/thread-view'
import { RecordReaders } from '@/components/patients/record-readers'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { RecordAccessCard } from '@/components/record-access/record-access-card'
import { Calendar } from '@/components/schedule/calendar'
import { NextVisitLink } from '@/components/schedule/next-visit-link'
import { aClinic } from '@/components/testing/a-clinic'
import { aPlace, aThread } from '@/components/testing/a-thread'
import { anAuditEntry } from '@/components/testing/an-audit-entry'
import { island } from '@/components/testing/island'
import { readAuditState } from '@/lib/domain/audit-list'
import type { Insights } from '@/lib/domain/insights'
import type { CalendarStart } from '@/lib/domain/schedule'
import { routes } from '@/lib/routes'

const page = island()
const timeZone = 'Europe/Madrid'
const at = '2026-11-25T09:00:00.000Z'
const end = '2026-11-25T13:00:00.000Z'
const hours = ['9:00–14:00', '', '', '', '', '', '']
const period = { from: '2026-11-16', to: '2026-11-22', doctor: '' }

const visit = {
  id: 'v1',
  start: at,
  end,
  status: 'pending',
  specialty: null,
  patientName: 'Rosa Blanca',
} as const
const doctor = { id: 'd1', name: 'Eva Gil', specialty: 'cardiology' as const }
const schedule = { shifts: [{ id: 's1', start: at, end }], appointments: [visit] }
const start: CalendarStart = {
  timeZone,
  slotMinutes: 30,
  clinicName: 'Centro',
  doctor,
  doctors: [],
  week: '2026-11-23',
  schedule: { ...schedule, daysOff: [], readAt: 1 },
  team: { date: '2026-11-25', doctors: [{ ...doctor, ...schedule, daysOff: [] }], readAt: 1 },
  now: '2026-11-25T08:00:00.000Z',
}
const calendar = (view: string) => `${routes.calendar}?view=${view}&week=2026-11-23&day=2026-11-25`

const filled = (doctorId: string, doctorName: string, bookedMinutes: number) => ({
  doctorId,
  doctorName,
  week: '2026-11-16',
  bookableMinutes: 100,
  bookedMinutes,
})
const insights = { fill: [filled('d1', 'Eva Gil', 90), filled('d2', 'Luis Mora', 20)] } as Insights

// Facts that stay as they are, each found somewhere, and a word beside them that is translated.
const places: [place: string, content: ReactElement, kept: RegExp[], translated: RegExp, address?: string][] =
  [
    [
      'the week of a doctor',
      <Calendar key="a" start={start} />,
      [/^Eva Gil$/, /^07:00$/, /November/],
      /^Today$/,
      calendar('week'),
    ],
    [
      'the day of the team',
      <Calendar key="a" start={{ ...start, doctors: [doctor] }} />,
      [/^Eva Gil$/],
      /^Cardiology$/,
      calendar('team'),
    ],
    [
      'the agenda of a week',
      <Calendar key="a" start={{ ...start }} />,
      [/^Wednesday 25 November$/],
      /^Pending$/,
      calendar('agenda'),
    ],
    [
      'what insights say',
      <FillSection key="a" insights={insights} state={period} scope={{ clinicId: 'c1', ...period }} />,
      [/^Eva Gil$/, /^Luis Mora$/, /^16 Nov 2026$/],
      /Most booked:/,
    ],
    [
      'who comes next',
      <p key="a">
        Doctor
        <NextVisitLink word="next" visit={visit} timeZone={timeZone} today="2026-01-01" />
      </p>,
      [/10:00, Rosa Blanca/],
      /Doctor/,
    ],
    [
      'the author of a message',
      <ThreadList
        key="a"
        threads={[aThread({ lastFromPatient: false })]}
        place={aPlace()}
        now={new Date(at)}
      />,
      [/^Ana Gil:/],
      /Hello/,
    ],
    [
      'a conversation',
      <ThreadView
        key="a"
        initial={aThread({ patientName: 'Rosa Blanca', answering: 'Eva Gil' })}
        conversation={{ messages: [], more: false }}
        team={[]}
        fields={{}}
        now={at}
        title={null}
        facts={null}
      />,
      [/^Eva Gil$/, /^Rosa$/],
      /is writing an answer/,
    ],
    [
      'a new message',
      <NewThreadForm key="a" clinics={[{ id: 'k1', name: 'Centro' }]} subjects={['visit']} />,
      [/^Centro$/],
      /^To/,
    ],
    [
      'where a clinic is',
      <ClinicPlace key="a" clinic={{ ...aClinic, street: 'Calle Betis 7', openingHours: hours }} />,
      [/^Clínica$/, /Calle Betis 7/, /^09:00–14:00$/],
      /^Closed$/,
    ],
    [
      'the page of a clinic',
      <ClinicPageScreen
        key="a"
        now={new Date(at)}
        clinic={{
          ...aClinic,
          street: null,
          phone: null,
          slug: 'c',
          writesBy: [],
          listed: true,
          openingHours: hours,
          doctors: [],
          kinds: [],
        }}
      />,
      [/^09:00–14:00$/],
      /^Closed$/,
    ],
    [
      'hours without reminders',
      <RemindersRow
        key="a"
        clinicId="c1"
        initial={{
          on: true,
          hoursBefore: [24],
          quietFrom: '21:00',
          quietTo: '08:00',
          offerMinutes: 60,
          version: 1,
        }}
      />,
      [/^21:00–08:00$/],
      /hours/,
    ],
    [
      'the hours of a doctor',
      <WeekHours key="a" hours={[{ start: at, end }]} timeZone={timeZone} today="2026-11-25" />,
      [/^Wed$/, /10:00–14:00/],
      /./,
    ],
    [
      'what is booked',
      <BookingSubject
        key="a"
        patient={{ name: 'Rosa Blanca' }}
        doctorName="Dr. Eva Gil"
        specialty="cardiology"
        clinic={{ name: 'Sol', city: 'Vigo' }}
      />,
      [/^Rosa Blanca$/, /^Dr\. Eva Gil$/, /^Sol, Vigo$/],
      /Cardiology/,
    ],
    [
      'times that are taken',
      <BusyTimes
        key="a"
        reasons={{ [at]: 'booked' }}
        slotMinutes={30}
        rules={undefined}
        timeZone={timeZone}
      />,
      [/^10:00–10:30$/],
      /./,
    ],
    [
      'who read a record',
      <RecordReaders
        key="a"
        patientId="p1"
        readings={[
          {
            id: 'r1',
            at,
            what: 'history.read',
            outcome: 'done',
            who: 'Eva Gil',
            why: 'care',
            clinic: { name: 'Sol', timeZone },
          },
        ]}
        page={{ limit: '20', readAt: 1 }}
        older={null}
      />,
      [/^Eva Gil$/, /Sol$/],
      /./,
    ],
    [
      'who may open a record',
      <RecordAccessCard
        key="a"
        patientId="p1"
        initial={{
          clinics: [
            { clinicId: 'c1', name: 'Sol', timeZone, since: at, why: 'opened', open: true, endedAt: null },
          ],
          emergencies: [],
        }}
        consents={[]}
      />,
      [/^Sol$/, /^25 Nov 2026$/],
      /^Since/,
    ],
    [
      'a member of the team',
      <MemberRow
        key="a"
        member={{
          id: 'm1',
          userId: 'u1',
          name: 'Eva',
          surname: 'Gil',
          roles: ['doctor'],
          specialty: 'urology',
          state: 'active',
          lastSignIn: at,
          doctorId: 'd1',
          nextFree: end,
          week: null,
        }}
        timeZone={timeZone}
        today="2026-12-31"
        isSelf={false}
        amongDoctors
        actions={null}
      />,
      [/^25 Nov 2026$/, /14:00$/],
      /^Urology$/,
    ],
    [
      'a day of the audit log',
      <AuditResults
        key="a"
        today="2026-11-30"
        state={readAuditState({})}
        page={{
          entries: [{ ...anAuditEntry, at }],
          nextCursor: null,
          timeZone,
          staff: [],
          patient: null,
        }}
      />,
      [/^25 Nov 2026$/],
      /^Changed/,
    ],
    ['a death', <DeceasedBadge key="a" on="2026-11-25" />, [/^25 Nov 2026$/], /./],
  ]

const isKept = (element: Element) => element.closest('[translate="no"]') !== null

it.each(places)(
  '%s stays as it is, and the words around it do not',
  async (_place, content, kept, translated, address) => {
    page.answer('threads.get', aThread())
    page.answer('threads.markRead', { message: 'read' })
    page.answer('appointments.today', { date: '2026-11-25', timeZone, visits: [] })
    await page.load(content, address ? { at: address } : {})
    for (const text of kept) {
      const found = await screen.findAllByText(text)
      expect(found.filter((element) => !isKept(element)).map(({ outerHTML }) => outerHTML)).toEqual([])
    }
    expect(screen.getAllByText(translated).some((element) => !isKept(element))).toBe(true)
  },
)
