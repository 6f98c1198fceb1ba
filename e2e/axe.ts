import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const grave = new Set(['serious', 'critical'])

/** Waits for what fades in or out to be done: half faded, no text has the contrast that it will have. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((each) => each.finished),
    )
  })
}

/** What axe finds serious on the page as it stands, an open dialog included. */
export async function graveFindings(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  const found = violations.filter(({ impact }) => impact && grave.has(impact))
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([])
}
