import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { ImportStep } from '#contract/imports'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { ImportFile } from '@/lib/domain/import-file'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { ImportDetails } from './import-details'

const page = island({ at: routes.importFile('i1') })

const hours: ImportFile = {
  id: 'i1',
  kind: 'hours',
  fileName: 'hours.csv',
  state: 'checked',
  encoding: 'utf-8',
  separator: ';',
  headers: ['correo', 'dia', 'desde', 'hasta'],
  columns: { doctorEmail: 0, day: 1, start: 2, end: 3 },
  sample: [],
  counts: { new: 2, known: 0, similar: 0, here: 0, error: 1 },
  registers: 2,
  links: 0,
  uninvited: 0,
  createdAt: '2026-11-25T10:00:00.000Z',
  endedAt: null,
  lines: [
    {
      line: 3,
      values: ['eva@example.test', '11/01/2027', '13:00', '15:00'],
      verdict: 'error',
      choice: 'skip',
      faults: [{ field: 'start', reason: 'overlaps-line' }],
      sameId: null,
    },
  ],
  next: null,
}
const steps = (...all: ImportStep[]) => new Response(all.map((step) => `${JSON.stringify(step)}\n`).join(''))

describe.each(['en', 'es'] as const)('a file that was looked through, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const show = (changes: Partial<ImportFile> = {}) =>
    page.show(<ImportDetails file={{ ...hours, ...changes }} verdict={null} after={0} />, { locale })
  const run = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: t('imports.run', { kind: 'hours', count: 2 }) })

  it('says what would be made of it and why a line is left out, which is confirmed before it is written', async () => {
    show()
    expect(
      screen.getByText(t('imports.plan', { kind: 'hours', registers: 2, links: 0, left: 1 })),
    ).toBeTruthy()
    const fault = { field: t('imports.fields.start'), reason: t('imports.reasons.overlaps-line') }
    expect(screen.getByText(t('imports.fault', fault))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('imports.errorsFile') }).getAttribute('href')).toContain(
      `language=${locale}`,
    )
    expect(run().disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox'))
    expect(run().disabled).toBe(false)
    page.answer('imports.run', steps({ state: 'done' } as ImportStep))
    page.answer('sessions.list', [])
    await page.press(t('imports.run', { kind: 'hours', count: 2 }))
    await waitFor(() => expect(page.refreshed()).toBe(1))
    expect(page.sent[0]?.body).toEqual({ leaveOut: true })
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('has its errors before its columns, each value with its field, and says what an import waits for', () => {
    show()
    const said = document.body.textContent ?? ''
    expect(said.indexOf(t('imports.lines'))).toBeLessThan(said.indexOf(t('imports.columnsText')))
    expect(
      screen.getByText(new RegExp(t('imports.fact', { field: t('imports.fields.start'), value: '13:00' }))),
    ).toBeTruthy()
    const why = document.getElementById(run().getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe(t('imports.whyErrors'))
  })

  it('of nothing but errors leads to a corrected file', () => {
    show({ counts: { ...hours.counts, new: 0 }, registers: 0 })
    const link = screen.getByRole('link', { name: t('imports.corrected') })
    expect(link.getAttribute('href')).toBe(routes.imports)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('that broke off while it was written says so, and can be written again', async () => {
    show({ counts: { ...hours.counts, error: 0 } })
    page.answer('imports.run', steps({ state: 'writing', done: 1, total: 2 }))
    page.lose('sessions.list')
    await page.press(t('imports.run', { kind: 'hours', count: 2 }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      t('imports.failures.stopped', { kind: 'hours' }),
    )
    expect(run().disabled).toBe(false)
    expect(page.refreshed()).toBe(0)
  })

  it('is discarded', async () => {
    show()
    page.answer('imports.discard', { message: 'discarded' })
    await page.press(t('imports.discard'))
    await waitFor(() => expect(page.visited).toEqual([routes.imports]))
  })

  it('of known patients can be looked at by what was found of them', () => {
    const counts = { new: 0, known: 0, similar: 0, here: 1, error: 0 }
    const file = {
      ...hours,
      kind: 'patients' as const,
      counts,
      lines: [
        {
          ...hours.lines[0],
          line: 2,
          values: [],
          faults: [],
          verdict: 'here' as const,
          choice: 'skip' as const,
          sameId: null,
        },
      ],
    }
    page.show(<ImportDetails file={file} verdict="here" after={0} />, { locale })
    const link = screen.getByRole('link', { current: 'page' })
    expect(link.getAttribute('href')).toBe(`${routes.importFile('i1')}&show=here`)
    expect(link.textContent).toBe(`${t('imports.verdicts.here', { kind: 'patients', count: 1 })} 1`)
    expect(screen.getByText(t('imports.verdictTexts.here', { kind: 'patients' }))).toBeTruthy()
  })
})
