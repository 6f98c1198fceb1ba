import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { fieldsOf, importKinds } from '#contract/import-fields'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { EarlierFiles } from './earlier-files'
import { UploadFile } from './upload-file'

const page = island({ at: routes.imports })
const file = new File(['Ana;"Peña'], 'pacientes.csv')

describe.each(['en', 'es'] as const)('a file of a clinic that moves in, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const show = () => page.show(<UploadFile />, { locale })
  const choose = (kind: (typeof importKinds)[number]) =>
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t(`imports.kinds.${kind}`)) }))

  it('has to be chosen', async () => {
    show()
    await page.press(t('imports.check'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('validation.aFileMustBeChosen'))
    expect(page.sent).toEqual([])
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('says how far it is, and leads to what was found in it', async () => {
    show()
    const sending = page.wait('imports.upload')
    choose('visits')
    await page.choose([file], t('imports.file', { kind: 'visits' }))
    await page.press(t('imports.check'))
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    if (locale === 'es') expect(englishTexts()).toEqual([])
    await sending.answer({ id: 'i1' })
    await waitFor(() => expect(page.visited).toEqual([routes.importFile('i1')]))
    expect(page.sent[0]?.query).toEqual({ kind: 'visits' })
  })

  it('is described by what it needs, which depends on its kind', async () => {
    show()
    const described = (what: string) => {
      const ids = screen
        .getByLabelText(new RegExp(t('imports.file', { kind: 'doctors' }).slice(0, 3)))
        .getAttribute('aria-describedby')
      return [...(document.getElementById(ids ?? '')?.querySelectorAll(what) ?? [])].map(
        (each) => each.textContent,
      )
    }
    const names = (['dates', 'doubles', 'formats'] as const).map((fact) => t(`imports.factNames.${fact}`))
    expect(described('dt')).toEqual(names)
    expect(described('li')).toContain(`${t('imports.fields.birthdate')}\u00a0*17/05/1990`)
    expect(described('li')).toContain(`${t('imports.fields.email')}ana@example.com`)
    choose('doctors')
    expect(described('dt')).toEqual([names[2]])
    expect(described('li')).toContain(`${t('imports.fields.email')}\u00a0*ana@example.com`)
  })

  it.each(importKinds)('of %s has a template with a column for each field', async (kind) => {
    show()
    choose(kind)
    const link = screen.getByRole('link', { name: t('imports.template') })
    expect(link.getAttribute('download')).toBe(t('imports.templateName', { kind }))
    const head = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '')
    const columns = fieldsOf(kind).map((field) => `"${t(`imports.fields.${field}`)}"`)
    expect(head).toBe(`\ufeff${columns.join(locale === 'es' ? ';' : ',')}\r\n`)
  })
})

it('what is wrong with a file is said in words, and another one can be sent', async () => {
  page.show(<UploadFile />, { locale: 'es' })
  page.refuse('imports.upload', 'invalid_input', {
    message: 'A quotation mark in line 2 is never closed',
  })
  await page.choose([file], 'Archivo CSV, Excel o FHIR R4')
  await page.press('Revisar el archivo')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Unas comillas de la línea 2 no se cierran nunca',
  )
  page.answer('imports.upload', { id: 'i2' })
  await page.press('Revisar el archivo')
  await waitFor(() => expect(page.visited).toEqual([routes.importFile('i2')]))
})

it('earlier files say of what they are', () => {
  const hours = {
    id: 'i1',
    kind: 'hours',
    fileName: 'hours.csv',
    state: 'done',
    createdAt: '2026-11-25T10:00:00.000Z',
  } as const
  page.show(<EarlierFiles files={[hours]} timeZone="Europe/Madrid" />)
  expect(screen.getByRole('link', { name: 'hours.csv' }).getAttribute('href')).toBe(routes.importFile('i1'))
  expect(screen.getByRole('listitem').textContent).toContain(`${en.imports.kinds.hours} ·`)
})
