import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ImportLine, ImportSource } from '#contract/imports'
import { island } from '@/components/testing/island'
import type { ImportFile } from '@/lib/domain/import-file'
import { ImportDetails } from './import-details'

const page = island()

const plain: ImportSource = {
  format: 'csv',
  headerLine: 1,
  firstLines: [],
  encodings: [],
  doubtful: false,
  sheets: [],
  sheet: null,
  days: {},
  names: null,
  spoiled: null,
}

const columns = { name: 0, surname: 1, birthdate: 2, dni: 3, email: 4 }
const values = ['Ana', 'Gil', '01/02/1980', '12345678Z', 'ana@example.test']
const line = (changes: Partial<ImportLine> = {}): ImportLine => ({
  line: 2,
  values,
  verdict: 'new',
  choice: 'skip',
  faults: [],
  sameId: null,
  ...changes,
})

function show(changes: Partial<ImportFile>, locale: 'en' | 'es' = 'en') {
  const file: ImportFile = {
    id: 'i1',
    kind: 'patients',
    fileName: 'patients.csv',
    state: 'checked',
    encoding: 'utf-8',
    separator: ';',
    headers: ['Nombre', 'Apellidos', 'Nacimiento', 'DNI', 'Correo'],
    columns,
    sample: [values],
    counts: { new: 1, known: 0, similar: 0, here: 0, error: 0 },
    registers: 1,
    links: 0,
    uninvited: 0,
    createdAt: '2026-11-25T10:00:00.000Z',
    endedAt: null,
    lines: [line()],
    next: null,
    ...changes,
  }
  page.show(<ImportDetails file={file} verdict={null} after={0} />, { locale })
}

/** Chooses an answer and sends it. */
async function choose(answer: string, send = 'Apply and check again') {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${answer}`) }))
  await page.press(send)
}

const answered = () => page.answer('imports.update', { id: 'i1' })

describe('what a file leaves open', () => {
  it('is not asked when it is clear', () => {
    show({ source: plain })
    expect(screen.queryByText('Answer this before you import')).toBeNull()
  })

  it('is asked once for a column of days, with what each answer makes of them', async () => {
    const example = (text: string, read: string) => ({ text, read })
    show({
      source: {
        ...plain,
        days: {
          birthdate: {
            order: null,
            asked: true,
            options: [
              { order: 'mdy', examples: [example('04/25/1990', '1990-04-25')] },
              { order: 'dmy', examples: [example('04/25/1990', '')] },
            ],
          },
        },
      },
    })
    const question = screen.getByRole('group', { name: 'Birthdate: how are the dates written?' })
    expect(within(question).getByText('04/25/1990 is 25 Apr 1990')).toBeDefined()
    expect(within(question).getByText('04/25/1990 is not a date')).toBeDefined()
    answered()
    await choose('Month first')
    expect(page.sent.map(({ body }) => body)).toEqual([{ days: { birthdate: 'mdy' } }])
    expect(page.refreshed()).toBe(1)
  })

  it('is confirmed when one order is possible; the other says why it is not, and its faults wait', async () => {
    const options = [{ order: 'mdy' as const, examples: [{ text: '04/25/1990', read: '1990-04-25' }] }]
    const faults = [{ field: 'birthdate' as const, reason: 'date-order' as const }]
    show({
      source: { ...plain, days: { birthdate: { order: null, asked: true, options } } },
      counts: { new: 0, known: 0, similar: 0, here: 0, error: 1 },
      registers: 0,
      lines: [line({ verdict: 'error', faults })],
    })
    const impossible = screen.getByRole('radio', { name: /^Day first.*not a date/ })
    expect(impossible).toHaveProperty('disabled', true)
    expect(screen.queryByText(/can be read in several ways/)).toBeNull()
    expect(screen.getByText('0 of 1 line ready')).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
    answered()
    await page.press('Apply and check again')
    expect(page.sent.map(({ body }) => body)).toEqual([{ days: { birthdate: 'mdy' } }])
  })

  it('is how letters are stored, told by the names, in Spanish', async () => {
    const encodings = [
      { encoding: 'windows-1252' as const, words: ['Mu¤oz'] },
      { encoding: 'cp850' as const, words: ['Muñoz'] },
    ]
    show({ source: { ...plain, encodings, doubtful: true } }, 'es')
    expect(screen.getByText('¿Cuáles de estos nombres son correctos?')).toBeDefined()
    answered()
    await choose('Muñoz', 'Aplicar y revisar de nuevo')
    expect(page.sent[0]?.body).toEqual({ encoding: 'cp850' })
  })

  it('is what to do with spoiled letters', async () => {
    const examples = [{ text: 'MuÃ±oz', read: 'Muñoz' }]
    show({ source: { ...plain, spoiled: { lines: 1, mend: null, examples } } })
    expect(screen.getByText('MuÃ±oz becomes Muñoz')).toBeDefined()
    answered()
    await choose('Correct the letters')
    expect(page.sent[0]?.body).toEqual({ mend: true })
  })

  describe.each([
    [
      'en',
      'Contacto',
      'Use “Contacto” as the email address?',
      'Use as email',
      'Leave it out',
      'Apply and check again',
    ],
    [
      'es',
      '',
      '¿Usar «Columna 5» como correo electrónico?',
      'Usar como correo',
      'No importarla',
      'Aplicar y revisar de nuevo',
    ],
  ] as const)('is in %s whose addresses the column “%s” holds', (locale, header, asked, use, leave, send) => {
    const withAddresses = () =>
      show(
        {
          headers: ['Nombre', 'Apellidos', 'Nacimiento', 'DNI', header],
          columns: { ...columns, email: null },
          source: { ...plain, emails: { place: 4, examples: ['ana@example.test'] } },
        },
        locale,
      )

    it('which are used', async () => {
      withAddresses()
      const question = screen.getByRole('group', { name: asked })
      expect(within(question).getByText('ana@example.test')).toBeDefined()
      answered()
      await choose(use, send)
      expect(page.sent.map(({ body }) => body)).toEqual([{ columns: { email: 4 } }])
      expect(page.refreshed()).toBe(1)
    })

    it('or left out', async () => {
      withAddresses()
      answered()
      await choose(leave, send)
      expect(page.sent.map(({ body }) => body)).toEqual([{ leaveEmails: true }])
    })
  })

  it('says why an answer was refused', async () => {
    show({ source: { ...plain, spoiled: { lines: 1, mend: null, examples: [] } } })
    page.refuse('imports.update', 'conflict', { message: 'This file is no longer there: send it again' })
    await choose('Keep the letters')
    expect((await screen.findByRole('alert')).textContent).toBe('This file is no longer there: send it again')
  })
})

describe('how a file is read', () => {
  it('names the sheet and the line of names, and both can be chosen', async () => {
    const firstLines = [
      { line: 1, values: ['Listado', ''] },
      { line: 3, values: ['Nombre', 'Apellidos'] },
    ]
    show({
      source: { ...plain, format: 'xlsx', headerLine: 3, firstLines, sheets: ['Uno', 'Dos'], sheet: 'Uno' },
    })
    expect(screen.getByText(/Read from the sheet “Uno”\. Column names from line 3\./)).toBeDefined()
    answered()
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: 'Dos' } })
    fireEvent.change(await screen.findByLabelText('Line with the column names'), { target: { value: '1' } })
    await expect.poll(() => page.sent.map(({ body }) => body)).toContainEqual({ sheet: 'Dos' })
  })
})

describe('a FHIR file', () => {
  const fhir = { inactive: 2, replaced: 1, deceased: 1, others: 3 }

  it.each([
    [
      'checked',
      'en',
      [
        '2 inactive patients',
        '1 patient whose record was replaced by another',
        '1 deceased patient',
        '3 entries that are not patients',
      ],
    ],
    [
      'done',
      'es',
      [
        '2 pacientes inactivos',
        '1 paciente con la ficha sustituida por otra',
        '1 paciente fallecido',
        '3 elementos que no son pacientes',
      ],
    ],
  ] as const)('that is %s says in %s what was left out', (state, locale, told) => {
    show({ state, source: { ...plain, fhir } }, locale)
    const list = screen.getByText(
      locale === 'en' ? 'Not imported from this file:' : 'No se importa de este archivo:',
    ).parentElement
    expect(
      within(list ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(told)
    expect(screen.queryByText(/commas|comas/)).toBeNull()
    expect(screen.queryByText(/Columns|Columnas/)).toBeNull()
  })

  it('with nobody to be left out does not speak of it', () => {
    show({ source: { ...plain, fhir: { inactive: 0, replaced: 0, deceased: 0, others: 0 } } })
    expect(screen.getByText(/Read from a FHIR file\./)).toBeDefined()
    expect(screen.queryByText('Not imported from this file:')).toBeNull()
  })
})

describe('a line', () => {
  it('with a DNI of somebody else shows both side by side, and asks', () => {
    const same = { name: 'María', surname: 'Fernández', birthdate: '1962-03-04', dni: '12345678Z' }
    show({
      source: plain,
      counts: { new: 0, known: 0, similar: 1, here: 0, error: 0 },
      lines: [line({ verdict: 'similar', sameId: 'p1', same, sameDni: true })],
    })
    expect(screen.queryByText('Already your patient')).toBeNull()
    expect(screen.getByText('María Fernández')).toBeDefined()
    expect(screen.getByText('4 Mar 1962')).toBeDefined()
    const options = within(screen.getByLabelText('What to do with line 2')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Somebody else: leave out',
      'Same person: no change',
    ])
  })

  it('with a warning is imported, and says what is left out', () => {
    const warnings = [{ field: 'phone' as const, reason: 'phone-part' as const }]
    show({ source: plain, warned: 1, lines: [line({ warnings })] })
    expect(screen.getByText('1 line has a warning and can be imported.')).toBeDefined()
    expect(screen.getByText('Phone holds more than a phone number: only the number is kept')).toBeDefined()
  })
})
