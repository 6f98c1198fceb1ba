import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { TakeRecord } from '@/components/record/take-record'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { AuditorRight } from '@/components/staff/auditor-right'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { RecordReaders } from './record-readers'

const page = island()

function Right({ auditor }: { auditor: boolean }) {
  const { run, sentence } = useAct()
  return (
    <>
      <AuditorRight doctorId="d1" name="Eva Gil" auditor={auditor} run={run} />
      <SentenceAlert of={sentence} />
    </>
  )
}

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })

  it('a patient reads who opened the record, where, and who was refused', () => {
    const at = '2026-11-20T08:00:00.000Z'
    const reading = { id: 'r1', at, what: 'history.read', clinic: { name: 'Sol', timeZone: 'Europe/Madrid' } }
    page.show(
      <RecordReaders
        patientId="p1"
        readings={[
          { ...reading, outcome: 'done', who: 'Berta Gil', why: 'care' },
          { ...reading, id: 'r2', outcome: 'refused', who: 'Luis Paz', why: null },
        ]}
        page={{ limit: '20', readAt: Date.parse(at) }}
        older={null}
      />,
      { locale },
    )
    const [opened, refused] = screen.getAllByRole('listitem')
    expect(opened?.textContent).toContain('Berta Gil · Sol')
    expect(opened?.textContent).not.toContain(t('recordReaders.readingRefused'))
    expect(refused?.textContent).toContain(t('recordReaders.readingRefused'))
    expect(screen.getByRole('button', { name: t('recordReaders.checkReaders') })).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('a record is taken along in the language of its reader, and the file is checked elsewhere', () => {
    page.show(<TakeRecord patientId="p1" />, { locale })
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link(t('record.download'))).toBe(`/api/files/patients/p1/record?lang=${locale}`)
    expect(link(t('record.openTitle'))).toBe(routes.openRecord)
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('an administrator lets a doctor read the log, and takes it back', async () => {
    page.refuse('staff.update', 'internal')
    const { rerender } = page.show(<Right auditor={false} />, { locale })
    const press = () => fireEvent.click(screen.getByRole('switch', { name: t('staff.log') }))
    press()
    expect((await screen.findByRole('alert')).textContent).toBe(t('staff.auditorFailed'))
    rerender(<Right auditor />)
    press()
    await waitFor(() =>
      expect(page.sent.map(({ body }) => body)).toEqual([{ auditor: true }, { auditor: false }]),
    )
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })
})
