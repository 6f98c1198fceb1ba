import type { Page } from '@playwright/test'

/** Milliseconds that `work` takes on the machine that is imitated: four times as long as on a laptop of 2026. */
const slowMs = 17

/** The quickest of many short runs: what else this machine does only ever lengthens one. */
function work(): number {
  const took = Array.from({ length: 60 }, () => {
    const start = performance.now()
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      at: (index * 7919) % 19_997,
      name: `row ${index}`,
    }))
    rows.sort((a, b) => a.at - b.at)
    const names = rows.map(({ name }) => name).join()
    if (!names.startsWith('row')) throw new Error('the rows are lost')
    return performance.now() - start
  })
  return Math.min(...took)
}

/**
 * Slows a page down to one certain speed, whatever machine runs it: the same factor everywhere would ask more of a slow
 * machine than of a fast one. Answers what ends it.
 */
export async function slowMachine(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(Math.max(1, slowMs / (await page.evaluate(work))))
  return async () => {
    await slow(1)
    await session.detach()
  }
}
