import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aHistory } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import type { FastqFile, History } from '@/lib/domain/history'
import { historyRights } from '@/lib/domain/history-rights'
import { routes } from '@/lib/routes'
import { HistoryScreen } from './history-screen'

const page = island({ at: routes.history('p1') })

const show = (history: History, role: 'doctor' | 'patient') =>
  page.show(
    <HistoryScreen
      initial={history}
      rights={historyRights([role])}
      today="2026-11-26"
      timeZone="Europe/Madrid"
      actions={null}
    />,
  )

const reads = new File(['@r1\nACGT\n+\n!!!!\n'], 'reads.fastq')
const stored = (name: string, changes: Partial<FastqFile> = {}) =>
  aHistory({
    patient: { status: 'fastQ stored' },
    fastq: { name, date: '2026-11-20T08:00:00.000Z', size: 1000, reportedByPatient: true, ...changes },
  })
const wanted = 'Your doctor asks for your genetic data (FASTQ file). Choose Upload and pick the file.'

it('a doctor asks for the file once, and the study stays locked', async () => {
  page.answer('patients.requestFastq', { status: 'fastQ requested' })
  show(aHistory(), 'doctor')
  await page.press('Request FASTQ')
  expect(await screen.findByText('fastQ requested')).toBeTruthy()
  expect(await screen.findByText('FASTQ file requested')).toBeTruthy()
  expect(document.querySelector('section')?.id).toBe('conditions')
  expect(screen.queryByRole('button', { name: 'Request FASTQ' })).toBeNull()
  const study = screen.getByRole<HTMLButtonElement>('button', { name: 'Genetic Study' })
  expect(study.disabled).toBe(true)
  const why = screen.getByText('The genetic study opens once a FASTQ file is stored.')
  expect(study.getAttribute('aria-describedby')).toBe(why.id)
  expect(screen.queryByText(wanted)).toBeNull()
})

it('the patient is told that it is asked for, until it is stored', async () => {
  show(aHistory({ patient: { status: 'fastQ requested' } }), 'patient')
  expect(screen.getByText(wanted)).toBeTruthy()
  expect(document.querySelector('section')?.id).toBe('fastq')
  page.answer('histories.get', stored('reads.fastq'))
  const upload = page.wait('patients.storeFastq')
  await page.choose([reads])
  expect(screen.getByRole('button', { name: 'Upload' }).className).toContain('button-primary')
  const bar = await screen.findByRole('progressbar', { name: 'Uploading reads.fastq' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  await upload.answer({ id: 'p1' })
  expect(await screen.findByRole('button', { name: 'FastQ Stored' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Genetic Study' }).getAttribute('href')).toBe(
    routes.geneticStudyOf('p1'),
  )
  expect(screen.queryByText(wanted)).toBeNull()
})

it('a file is shown as stored, also when something else was saved while it was sent', async () => {
  show(aHistory({ allergies: [] }), 'doctor')
  page.answer('no-known-allergies.set', {
    allergies: [],
    reportedAllergies: [],
    noKnownAllergies: { asked: '2026-11-26', by: 'Eva Gil' },
  })
  page.answer('histories.get', aHistory({ allergies: [] }))
  const upload = page.wait('patients.storeFastq')
  await page.choose([reads])
  await screen.findByRole('progressbar')
  await page.press('Record no known allergies')
  await waitFor(() => expect(page.sent).toHaveLength(3))
  page.answer('histories.get', stored('reads.fastq'))
  await upload.answer({ id: 'p1' })
  expect(await screen.findByRole('button', { name: 'FastQ Stored' })).toBeTruthy()
})

it('an upload that failed says so and can be made again; one that is cancelled says nothing', async () => {
  show(aHistory(), 'patient')
  page.lose('patients.storeFastq')
  await page.choose([reads])
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to upload file')
  page.wait('patients.storeFastq')
  await page.choose([reads])
  expect(screen.queryByRole('alert')).toBeNull()
  await page.press('Cancel the upload of reads.fastq')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy()
})

it('a stored file is named before another one takes its place', async () => {
  show(stored('reads.fastq'), 'patient')
  const open = vi.spyOn(HTMLInputElement.prototype, 'click')
  await page.press('FastQ Stored')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('reads.fastq')
  expect(question.textContent).toContain('Replacing the file deletes the stored one')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('reads.fastq')
  expect(screen.getByRole('link', { name: 'Download' }).className).toContain('button-primary')
  expect(open).not.toHaveBeenCalled()
  await page.press('Choose another file')
  expect(open).toHaveBeenCalledTimes(1)
  page.answer('patients.storeFastq', { id: 'p1' })
  page.answer('histories.get', stored('better.fastq'))
  await page.choose([reads])
  await page.press('FastQ Stored')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('better.fastq')
})

it('a stored file can be deleted, which locks the study; a failure is told in the question', async () => {
  show(stored('reads.fastq'), 'patient')
  page.refuse('patients.deleteFastq', 'unavailable')
  await page.press('FastQ Stored')
  await page.press('Delete the stored file')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('An error occurred')
  page.answer('patients.deleteFastq', { id: 'p1' })
  page.answer('histories.get', aHistory())
  await page.press('Delete the stored file')
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy()
  expect(page.sent.at(-1)?.call).toBe('GET /api/calls/histories.get')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Genetic Study' }).disabled).toBe(true)
})

it('who was asked and deletes the file again is told what holds now, in the same place', async () => {
  show(aHistory({ patient: { status: 'fastQ requested' } }), 'patient')
  page.answer('patients.storeFastq', { id: 'p1' })
  page.answer('histories.get', stored('reads.fastq'))
  await page.choose([reads])
  await page.press('FastQ Stored')
  page.answer('patients.deleteFastq', { id: 'p1' })
  page.answer('histories.get', aHistory())
  await page.press('Delete the stored file')
  const upload = await screen.findByRole('button', { name: 'Upload' })
  expect(upload.className).not.toContain('button-primary')
  expect(screen.queryByText(wanted)).toBeNull()
  expect(screen.getByText('The genetic study opens once a FASTQ file is stored.')).toBeTruthy()
  expect(document.querySelector('section')?.id).toBe('fastq')
})

it.each(['doctor', 'patient'] as const)(
  'for a %s the acts stand before every section, what is told about the file in its own, which paper leaves out',
  (role) => {
    show(stored('reads.fastq'), role)
    const section = screen.getByRole('region', { name: 'Genetic data' })
    for (const act of ['FastQ Stored', 'Genetic Study']) {
      const first = document.querySelector('section') as HTMLElement
      const found = screen.getByText(act)
      expect(found.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(section.textContent).toBe('Genetic datareads.fastq · 20 Nov 2026')
    expect(section.classList.contains('print:hidden')).toBe(true)
  },
)

it('a patient can fetch what the clinic stored, and neither replaces nor deletes it', () => {
  show(stored('reads.fastq', { reportedByPatient: false }), 'patient')
  expect(screen.getByRole('link', { name: 'FastQ Stored' }).getAttribute('download')).toBe('reads.fastq')
  expect(screen.queryByRole('button', { name: 'FastQ Stored' })).toBeNull()
})
