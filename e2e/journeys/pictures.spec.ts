import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dayAt } from '#contract/zone'
import { rowHeight } from '@/lib/domain/grid'
import { mondayOf } from '@/lib/domain/week'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'

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

/** The morning, when most patients come, whatever the hour at which the picture is taken. */
async function showMorning(page: Page): Promise<void> {
  await page.evaluate((top) => {
    for (const element of document.querySelectorAll('main *')) {
      if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.scrollTop = top
    }
  }, rowHeight)
}

const monday = mondayOf(dayAt(Date.now(), 'Europe/Madrid'))
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 640 }
const oneDay = `${routes.calendar}?week=${monday}&day=${monday}`

const pictures = [
  {
    role: 'doctor',
    path: routes.calendar,
    theme: 'light',
    size: desk,
    file: 'public/shots/calendar-light.webp',
  },
  {
    role: 'doctor',
    path: routes.calendar,
    theme: 'dark',
    size: desk,
    file: 'public/shots/calendar-dark.webp',
  },
  { role: 'doctor', path: oneDay, theme: 'light', size: phone, file: 'public/shots/day-light.webp' },
  { role: 'doctor', path: oneDay, theme: 'dark', size: phone, file: 'public/shots/day-dark.webp' },
  {
    role: 'patient',
    path: routes.appointments,
    theme: 'light',
    size: desk,
    file: 'docs/pictures/appointments.webp',
  },
] as const

for (const { role, path, theme, size, file } of pictures) {
  test.describe(file, () => {
    test.use({ viewport: size, deviceScaleFactor: size === phone ? 2 : 1, colorScheme: theme })

    test(`is what the ${role} sees`, async ({ page, loginAs }, info) => {
      await loginAs(role)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*\bdark\b)/)
      await showMorning(page)
      const png = await page.screenshot()
      expect(png.length).toBeGreaterThan(15_000)
      const target = process.env.PICTURES === '1' ? join(root, file) : info.outputPath('picture.webp')
      writeFileSync(target, await toWebp(page, png))
    })
  })
}
