import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { median } from './timing.ts'

const loads = 5
const slowdown = 4
const watchedMs = 5000

/**
 * Milliseconds for which the main thread was blocked beyond 50 each time, from the first paint on, with the processor
 * four times slower: the median of five cold loads. Null without a Chromium.
 */
export async function blockingTime(url: string, cookie: string): Promise<number | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const times: number[] = []
    for (let load = 0; load < loads; load += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      await context.addCookies(cookiesOf(cookie, url))
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addInitScript(() => {
        const tasks: { start: number; length: number }[] = []
        Object.assign(window, { longTasks: tasks })
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            tasks.push({ start: startTime, length: duration })
        }).observe({ type: 'longtask', buffered: true })
      })
      const answer = await page.goto(url, { waitUntil: 'load' })
      if (!answer?.ok() || page.url() !== url) throw new Error(`${url} led to ${page.url()}`)
      await page.waitForTimeout(watchedMs)
      times.push(
        await page.evaluate(`{
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          const after = longTasks.filter(({ start, length }) => start + length > paint.startTime)
          after.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0)
        }`),
      )
      await context.close()
    }
    return median(times)
  } finally {
    await browser.close()
  }
}

function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const cut = pair.indexOf('=')
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url: new URL(url).origin }
  })
}
