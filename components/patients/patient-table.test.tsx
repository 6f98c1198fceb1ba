import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { EraseLink } from '@/components/leaving/erase-link'
import { island } from '@/components/testing/island'
import type { ListedPatient } from '@/lib/domain/patient'
import { pageSize, readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { DetailsLink } from './details-link'
import { PatientResults } from './patient-results'
import { PatientTable } from './patient-table'

const page = island({ at: routes.patients })
const now = Date.parse('2026-11-26T09:30:00.000Z')
const patient: ListedPatient = {
  id: 'p1',
  name: 'Ana',
  surname: 'Gil',
  birthdate: '1980-02-03',
  dni: '12345678Z',
  document: { kind: 'dni', number: '12345678Z', country: null },
  phone: null,
  status: null,
  lastVisit: null,
  nextVisit: null,
  timeZone: 'Europe/Madrid',
}
describe('the list of patients', () => {
  it('has actions for the administrator, who opens no histories', () => {
    page.show(
      <PatientTable
        now={now}
        patients={[patient]}
        state={readPatientList({})}
        opensHistories={false}
        actionsOf={(each) => <EraseLink patient={each} />}
      />,
    )
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Erase Ana Gil' }).getAttribute('href')).toBe(
      '/app/erasures?q=12345678Z',
    )
    expect(screen.queryByRole('link', { name: /history/ })).toBeNull()
  })

  it('is a link in each row, with its actions beside it in one line, however long a name is', () => {
    page.show(
      <PatientTable
        now={now}
        patients={[{ ...patient, surname: 'Fernández de Córdoba y Álvarez de Toledo-Martínez' }]}
        state={readPatientList({})}
        opensHistories
        actionsOf={() => <button type="button">Book</button>}
      />,
    )
    const cell = screen.getByTitle(/^Fernández de Córdoba/)
    expect(cell.className).toContain('truncate')
    const link = screen.getByRole('link', { name: /^View medical history of Ana/ })
    expect(link.parentElement?.className).toBe('row-actions')
  })

  it('has a button to book in each row, in one word, and its name says for whom', () => {
    page.show(
      <PatientTable
        now={now}
        patients={[patient]}
        state={readPatientList({})}
        opensHistories
        actionsOf={(each) => <BookForPatient patient={each} short />}
      />,
    )
    const book = screen.getByRole('button', { name: 'Book an appointment for Ana Gil' })
    expect(book.textContent).toBe('Book')
    expect(book.closest('.row-actions')).toBeTruthy()
  })

  it('lays the actions of who erases and merges over the row, in which they would not fit', () => {
    page.show(
      <PatientTable
        now={now}
        patients={[patient]}
        state={readPatientList({})}
        opensHistories={false}
        merges
        actionsOf={(each) => <EraseLink patient={each} />}
      />,
    )
    expect(screen.getByRole('link', { name: /^Erase/ }).closest('.row-actions')).toBeTruthy()
    expect(screen.getByText('Actions').className).toBe('sr-only')
  })

  it('is a link to the details in each row of the desk, which opens no histories', () => {
    page.show(
      <PatientTable
        now={now}
        patients={[patient]}
        state={readPatientList({})}
        opensHistories={false}
        actionsOf={(each) => <DetailsLink patient={each} isRow />}
      />,
    )
    const link = screen.getByRole('link', { name: 'Details of Ana Gil' })
    expect(link.matches('tr [data-row-link]')).toBe(true)
    expect(link.closest('.row-actions')).toBeTruthy()
  })

  it('says the way to the history in words, but for the widths without room', () => {
    const css = readFileSync('components/patients/patient-row.module.css', 'utf8')
    const hidden = [...css.matchAll(/(@container[^{]*)\{\s*\.foot \[data-row-link\] \{[^}]*font-size: 0;/g)]
    expect(hidden.map(([, where]) => where?.trim())).toEqual([
      '@container (width < 30rem) or ((width >= 40rem) and (width < 59rem))',
    ])
    expect(css.match(/font-size: 0;/g)).toHaveLength(1)
  })

  it('says a visit with its weekday, one ahead with its time, one of another year with that', () => {
    const seen = { ...patient, lastVisit: '2026-11-12T09:00:00.000Z', nextVisit: '2026-12-04T11:30:00.000Z' }
    const past = { ...patient, id: 'p2', lastVisit: '2025-11-12T09:00:00.000Z' }
    page.show(<PatientTable now={now} patients={[seen, past]} state={readPatientList({})} opensHistories />)
    expect(screen.getByText('Fri 4 Dec, 12:30')).toBeTruthy()
    expect(screen.getByText('Thu 12 Nov')).toBeTruthy()
    expect(screen.getByText('12 Nov 2025')).toBeTruthy()
    expect(screen.getAllByRole('cell', { name: /3 Feb 1980 \( ?46 ?\)/ })).toHaveLength(2)
  })

  it('says a visit of today by that word', () => {
    const seen = { ...patient, lastVisit: '2026-11-26T08:00:00.000Z', nextVisit: '2026-11-26T11:30:00.000Z' }
    page.show(<PatientTable now={now} patients={[seen]} state={readPatientList({})} opensHistories />)
    expect(screen.getByRole('row', { name: /Ana/ }).textContent).toContain('TodayToday, 12:30')
  })

  it('goes by the day of the clinic, not by that of Madrid', () => {
    const seen = { ...patient, timeZone: 'Atlantic/Canary', birthdate: '1980-11-27' }
    const late = { ...seen, lastVisit: '2026-11-26T22:30:00.000Z' }
    const table = (nextVisit: string) => (
      <PatientTable
        now={Date.parse('2026-11-26T23:15:00.000Z')}
        patients={[{ ...late, nextVisit }]}
        state={readPatientList({})}
        opensHistories
      />
    )
    const { rerender } = page.show(table('2026-11-26T23:45:00.000Z'))
    expect(screen.getByRole('row', { name: /Ana/ }).textContent).toContain('TodayToday, 23:45')
    expect(screen.getByRole('cell', { name: /27 Nov 1980 \( ?45 ?\)/ })).toBeTruthy()
    rerender(table('2026-11-27T08:00:00.000Z'))
    expect(screen.getByText('Fri 27 Nov, 08:00')).toBeTruthy()
  })

  it('says which of how many patients a page shows, where there are more pages', () => {
    const patients = Array.from({ length: pageSize }, (_, at) => ({ ...patient, id: `p${at}` }))
    const results = (params: Record<string, string>, nextCursor: string | null, more = false) => (
      <PatientResults
        now={now}
        page={{ patients: nextCursor ? patients : [patient], nextCursor, total: more ? 1000 : 41, more }}
        state={readPatientList(params)}
        opensHistories
      />
    )
    const { rerender } = page.show(results({}, 'b'))
    const says = () => screen.getByRole('navigation', { name: 'Pages' }).querySelector('p')?.textContent
    expect(says()).toBe('1–20 of 41 patients')
    rerender(results({ cursor: 'c', trail: 'b' }, null))
    expect(says()).toBe('41–41 of 41 patients')
    rerender(results({ cursor: 'c' }, 'd', true))
    expect(says()).toBe('21–40 of more than 1,000 patients')
    rerender(results({ cursor: 'z', trail: Array.from({ length: 20 }, (_, at) => at).join('~') }, 'y'))
    expect(says()).toBe('41 patients')
    rerender(results({}, null))
    expect(says()).toBe('41 patients')
  })

  it('says nothing of a genetic study to who may not know of it, not even that there is none', () => {
    const table = (hidesStatus: boolean) => (
      <PatientTable
        now={now}
        patients={[{ ...patient, phone: '612345678', lastVisit: null, nextVisit: null, status: null }]}
        state={readPatientList({})}
        opensHistories={false}
        hidesStatus={hidesStatus}
      />
    )
    const noStatus = () => screen.queryAllByText('None').length
    const { rerender } = page.show(table(false))
    const shown = noStatus()
    rerender(table(true))
    expect(noStatus()).toBe(shown - 1)
  })
})
