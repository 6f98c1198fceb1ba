import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EraseLink } from '@/components/leaving/erase-link'
import { island } from '@/components/testing/island'
import type { ListedPatient } from '@/lib/domain/patient'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { PatientTable } from './patient-table'

const page = island({ at: routes.patients })
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
        patients={[{ ...patient, surname: 'Fernández de Córdoba y Álvarez de Toledo-Martínez' }]}
        state={readPatientList({})}
        opensHistories
        actionsOf={() => <button type="button">Book</button>}
      />,
    )
    const cell = screen.getByTitle(/^Fernández de Córdoba/)
    expect(cell.className).toContain('truncate')
    const link = screen.getByRole('link', { name: /^View medical history of Ana/ })
    expect(link.className).toContain('after:inset-0')
    expect(link.parentElement?.className).toBe('row-actions')
  })

  it('lays the actions of who erases and merges over the row, in which they would not fit', () => {
    page.show(
      <PatientTable
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

  it('says nothing of a genetic study to who may not know of it, not even that there is none', () => {
    const table = (hidesStatus: boolean) => (
      <PatientTable
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
