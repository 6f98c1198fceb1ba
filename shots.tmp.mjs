import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
const base = 'http://127.0.0.1:' + (process.env.P ?? 4300), out = process.env.OUT ?? '/tmp/looks3'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
async function as(mail, locale = 'en-GB') {
  const ctx = await browser.newContext({ locale, timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(mail, page.url(), m.text().slice(0, 200)))
  await page.goto(base + '/login')
  await page.locator('input[name=email]').fill(mail)
  await page.locator('input[name=password]').fill('Demo-1234')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(/\/app/)
  return page
}
async function shots(page, name, sizes = [['w', 1440, 900, 'light'], ['s', 390, 844, 'dark']]) {
  for (const [key, width, height, theme] of sizes) {
    await page.setViewportSize({ width, height }); await page.emulateMedia({ colorScheme: theme }); await page.waitForTimeout(500)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log('WIDE', name, key, wide)
    await page.screenshot({ path: `${out}/${name}-${key}.png` })
  }
}
const plan = { 'doctor@demo.test': ['/app/calendar', '/app/patients', '/app/messages', '/app/staff/me'], 'clinicadmin@demo.test': ['/app', '/app/today', '/app/patients', '/app/patients/register', '/app/staff', '/app/clinics/edit', '/app/insights', '/app/audit', '/app/imports'], 'patient@demo.test': ['/app', '/app/appointments', '/app/patients/edit'], ...(process.env.MORE ? { 'reception@demo.test': ['/app', '/app/patients', '/app/calendar'], 'nurse@demo.test': ['/app', '/app/patients'] } : {}) }
for (const [mail, paths] of Object.entries(plan)) {
  const page = await as(mail, mail.startsWith('clinic') || mail.startsWith('rec') ? 'es-ES' : 'en-GB')
  for (const p of paths) { await page.goto(base + p); await page.waitForTimeout(1200); await shots(page, mail.split('@')[0] + p.replaceAll('/', '_')) }
  if (mail.startsWith('doctor')) { await page.setViewportSize({ width: 1440, height: 900 }); await page.goto(base + '/app/calendar'); await page.waitForTimeout(1000); const a = page.locator('a[href*="/app/appointments/"]').first(); const href = await a.getAttribute('href').catch(() => null); if (href) { await page.goto(base + href); await page.waitForTimeout(1200); await shots(page, 'doctor_visit', [['w', 1440, 900, 'light'], ['m', 768, 1024, 'light'], ['s', 390, 844, 'light']]) } }
  await page.context().close()
}
await browser.close()
