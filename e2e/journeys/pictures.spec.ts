import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { history } from '#contract/histories'
import { patientListAnswer } from '#contract/patients'
import { dayAt } from '#contract/zone'

import { rowHeight } from '@/lib/domain/grid'
import { mondayOf } from '@/lib/domain/week'
import { LOCALES } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { demoDoctor } from '../walk/addresses'

const root = join(import.meta.dirname, '..', '..')

/** The picture as the landing page and the README ship it: WebP, encoded by the browser that took it. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? ''
  }, png.toString('base64'))
  return Buffer.from(base64, 'base64')
}

/** So much stands above the first hour, for its label. */
const margin = 20

/** The day from nine, when most patients come, whatever the hour at which the picture is taken. */
async function showMorning(page: Page): Promise<void> {
  await page.evaluate(
    (top) => {
      for (const element of document.querySelectorAll('main *')) {
        if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.scrollTop = top
      }
    },
    2 * rowHeight - margin,
  )
}

const today = dayAt(Date.now(), 'Europe/Madrid')
const desk = { width: 1440, height: 900 }
/** As wide as the landing page shows it, so that it is read there as on the screen; its sidebar is folded, for the week needs the room. */
const hero = { width: 1104, height: 600 }
const phone = { width: 390, height: 640 }
/** Short, for it is the first thing on a phone. */
const shortPhone = { width: 390, height: 560 }
const oneDay = `${routes.calendar}?week=${mondayOf(today)}&day=${today}`

/** The demo history in which there is most to see. */
async function fullHistory(): Promise<string> {
  const doctor = await clinicApiAs('doctor')
  const { patients } = await doctor.get('/patients?limit=50', patientListAnswer)
  const histories = await Promise.all(patients.map(({ _id }) => doctor.get(`/histories/${_id}`, history)))
  const entries = (each: (typeof histories)[number]) =>
    each.currentConditions.length * each.treatments.length * each.allergies.length
  const [fullest] = histories.toSorted((one, other) => entries(other) - entries(one))
  return routes.history(fullest?.patientId ?? '')
}

interface Shot {
  role: 'doctor' | 'patient' | 'clinicadmin'
  address: () => Promise<string>
  size: { width: number; height: number }
}

const shots: Record<string, Shot> = {
  week: { role: 'doctor', address: async () => routes.calendar, size: hero },
  day: { role: 'doctor', address: async () => oneDay, size: shortPhone },
  booking: { role: 'patient', address: async () => routes.doctor(await demoDoctor()), size: phone },
  history: { role: 'doctor', address: fullHistory, size: phone },
  today: { role: 'clinicadmin', address: async () => routes.today, size: phone },
}

const themes = ['light', 'dark'] as const
const pictures = [
  ...Object.entries(shots).flatMap(([name, shot]) =>
    LOCALES.flatMap((locale) =>
      themes.map((theme) => ({
        ...shot,
        locale,
        theme,
        file: `public/shots/${name}-${locale}-${theme}.webp`,
      })),
    ),
  ),
  {
    role: 'patient' as const,
    address: async () => routes.appointments,
    size: desk,
    locale: 'en' as const,
    theme: 'light' as const,
    file: 'docs/pictures/appointments.webp',
  },
]

const isKept = process.env.PICTURES === '1'

/** Nobody keeps those of a test run: the one that needs most of the demo and that of the calendar prove that they can be taken. */
const samples = ['public/shots/history-en-light.webp', 'public/shots/day-en-light.webp']
const taken = pictures.filter(({ file }) => isKept || samples.includes(file))

for (const { role, address, locale, theme, size, file } of taken) {
  test.describe(file, () => {
    const deviceScaleFactor = size === desk ? 1 : size === hero ? 1.5 : 2
    test.use({ viewport: size, deviceScaleFactor, colorScheme: theme, locale })

    test(`is what the ${role} sees`, async ({ page, loginAs }, info) => {
      await loginAs(role)
      if (size === hero)
        await page
          .context()
          .addCookies([{ name: 'sidebar', value: 'collapsed', url: required('E2E_WEB_URL') }])
      await page.goto(await address())
      await settled(page)
      // The first page of a visitor does not wait for the product's font; the second has it.
      await page.reload()
      await settled(page)
      await expect.poll(() => page.evaluate(() => document.fonts.check('1em Inter'))).toBe(true)
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*\bdark\b)/)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      if (file.includes('week-') || file.includes('day-')) await showMorning(page)
      const png = await page.screenshot()
      expect(png.length).toBeGreaterThan(15_000)
      const target = isKept ? join(root, file) : info.outputPath('picture.webp')
      writeFileSync(target, await toWebp(page, png))
    })
  })
}
