import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const grave = new Set(['serious', 'critical'])

/** Waits for what fades in or out to be done: half faded, no text has the contrast that it will have. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
    const moving = () => document.getAnimations().filter(ends)
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    do {
      await Promise.allSettled(moving().map((each) => each.finished))
      await frame()
    } while (moving().length > 0)
  })
}

async function findings(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  const found = violations.filter(({ impact }) => impact && grave.has(impact))
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** What axe finds serious on the page, an open dialog included; what began to fade in meanwhile is looked at again. */
export async function graveFindings(page: Page): Promise<string[]> {
  const found = await findings(page)
  return found.length === 0 ? found : findings(page)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([])
}
