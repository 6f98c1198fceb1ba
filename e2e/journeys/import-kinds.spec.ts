import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fieldsOf, type ImportKind } from '#contract/import-fields'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect } from '../fixtures'
import { freshClinicAdmin, freshDoctor, freshPatient, freshPerson } from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { press } from '../press'

type Say = Parameters<Parameters<typeof test>[2]>[0]['t']

const patience = { timeout: 20_000 }

/** Takes the template of a kind, fills it in as a spreadsheet would and has it looked through. */
async function sendFilled(page: Page, t: Say, kind: ImportKind, lines: string[][]): Promise<void> {
  await page.goto(routes.imports)
  await settled(page)
  await page.getByRole('radio', { name: t(`imports.kinds.${kind}`) }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('imports.template') }).click()
  const template = await downloading
  expect(template.suggestedFilename()).toBe(t('imports.templateName', { kind }))
  const head = await readFile(await template.path(), 'utf8')
  const [separator] = head.replace(/"[^"]*"/g, '').replace('\ufeff', '')
  expect(head.split(separator ?? '')).toHaveLength(fieldsOf(kind).length)
  const body = lines.map((cells) => `${cells.join(separator)}\r\n`).join('')
  const buffer = Buffer.from(`${head}${body}`)
  await page
    .getByLabel(t('imports.file', { kind }))
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer })
  await press(page.getByRole('button', { name: t('imports.check') }))
  await expect(page.getByRole('heading', { name: t('imports.lines'), exact: true })).toBeVisible(patience)
  await settled(page)
}

interface Made {
  registers: number
  links?: number
}

async function runFile(page: Page, t: Say, kind: ImportKind, { registers, links = 0 }: Made): Promise<void> {
  await page.getByRole('checkbox').check()
  await press(page.getByRole('button', { name: t('imports.run', { kind, count: registers + links }) }))
  await expect(page.getByText(t('imports.doneText', { kind, registers, links }))).toBeVisible(patience)
  await settled(page)
}

test.describe('in Spanish', () => {
  test.use({ language: 'es' })

  test('a clinic moves in with its doctors, who are invited when it says so', async ({
    page,
    loginAs,
    t,
  }) => {
    const owner = await freshClinicAdmin()
    const [doctor, wrong] = [freshPerson(), freshPerson()]
    const lineOf = ({ name, surname, dni, email }: typeof doctor, specialty: string) => [
      name,
      surname,
      '',
      specialty,
      dni,
      '',
      '',
      email,
    ]
    await loginAs(owner)
    await sendFilled(page, t, 'doctors', [
      lineOf(doctor, t('specialties.cardiology')),
      lineOf(owner, t('specialties.nursing')),
      lineOf(wrong, 'x'),
    ])
    await expect(
      page.getByText(
        t('imports.fault', {
          field: t('imports.fields.specialty'),
          reason: t('imports.reasons.specialty'),
        }),
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page
      .getByLabel(t('imports.choice', { line: 3 }))
      .selectOption(t('imports.choices.link', { kind: 'doctors' }))
    await expect(
      page.getByText(t('imports.plan', { kind: 'doctors', registers: 1, links: 1, left: 1 })),
    ).toBeVisible(patience)
    await settled(page)
    await runFile(page, t, 'doctors', { registers: 1, links: 1 })
    await press(page.getByRole('button', { name: t('imports.invite', { kind: 'doctors', count: 1 }) }))
    await expect(page.getByText(t('imports.allInvited'))).toBeVisible(patience)
    await lastLetterTo(doctor.email, '/reset-password')
    await page.getByRole('link', { name: t('imports.toAll', { kind: 'doctors' }) }).click()
    await expect(page.getByText(doctor.surname)).toBeVisible(patience)
  })

  test('a clinic moves in with visits that were, and the patient has them', async ({
    page,
    loginAs,
    pageOf,
    t,
  }) => {
    const owner = await freshClinicAdmin()
    const doctor = await freshDoctor({}, owner)
    const patient = await freshPatient({}, owner)
    await loginAs(owner)
    await sendFilled(page, t, 'visits', [
      ['03/02/2025', '9:10', patient.dni, doctor.email, '45', 'Otitis'],
      ['03/02/2025', '9:30', patient.dni, doctor.email, '', ''],
      ['04/02/2025', '9:30', freshPerson().dni, doctor.email, '', ''],
    ])
    for (const reason of ['overlaps-line', 'unknown'] as const)
      await expect(page.getByText(t(`imports.reasons.${reason}`), { exact: false })).toBeVisible()
    await expectAccessible(page)
    await runFile(page, t, 'visits', { registers: 1 })
    const work = await pageOf(doctor)
    await work.goto(routes.history(patient.id))
    await expect(work.getByText('Otitis')).toBeVisible(patience)
  })
})
