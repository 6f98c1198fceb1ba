import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rowHeight } from '@/lib/domain/grid'
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

const pictures = [
  { role: 'doctor', path: routes.calendar, theme: 'light', file: 'public/shots/calendar-light.webp' },
  { role: 'doctor', path: routes.calendar, theme: 'dark', file: 'public/shots/calendar-dark.webp' },
  { role: 'patient', path: routes.appointments, theme: 'light', file: 'docs/pictures/appointments.webp' },
] as const

for (const { role, path, theme, file } of pictures) {
  test(`${path} of the ${role} looks ${theme} and can be photographed`, async ({ page, loginAs }, info) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    await loginAs(role)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*\bdark\b)/)
    await showMorning(page)
    const png = await page.screenshot()
    expect(png.length).toBeGreaterThan(30_000)
    const target = process.env.PICTURES === '1' ? join(root, file) : info.outputPath('picture.webp')
    writeFileSync(target, await toWebp(page, png))
  })
}
