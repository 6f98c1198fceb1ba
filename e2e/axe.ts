import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The builder's own. By itself it sends 1.5 MB of it, comments and long names, which every page would read first. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

const grave = new Set(['serious', 'critical'])

/**
 * Waits until nothing fades in or out any more: half-faded text has too little contrast. It does not wait for ever:
 * Chromium without a window draws no further frame while it thinks that nobody looks.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
    const moving = () => document.getAnimations().filter(ends)
    const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
    const frame = () => Promise.race([new Promise((done) => requestAnimationFrame(done)), pause(250)])
    await frame()
    for (let round = 0; round < 20 && moving().length > 0; round++) {
      await Promise.race([Promise.allSettled(moving().map((each) => each.finished)), pause(250)])
      await frame()
    }
  })
}

/**
 * Another theme changes colours only, another size places; what is opened covers what was there. `region` costs most of
 * those that find nothing grave.
 */
const rules = {
  all: { rules: { 'target-size': { enabled: true }, region: { enabled: false } } },
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  places: { runOnly: ['target-size', 'scrollable-region-focusable'] },
  covered: { runOnly: ['aria-hidden-focus'] },
}
type Asked = keyof typeof rules

async function findings(page: Page, asked: Asked, part?: string): Promise<string[]> {
  await settled(page)
  // Legacy mode: no frames here, and no second page for every look.
  // It stays in the page until that is left: sending it once is enough.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : source }).setLegacyMode()
  if (part) axe.include(part)
  // The markup says where a finding is; selectors would be made for every element that was looked at.
  const asTold = { resultTypes: ['violations' as const], selectors: false, ...rules[asked] }
  const { violations } = await axe.options(asTold).analyze()
  const found = violations.filter(({ impact }) => impact && grave.has(impact))
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Serious findings of axe on the page, including an open dialog. Looks twice, because elements may still be
 * fading in.
 */
export async function graveFindings(page: Page, asked: Asked = 'all', part?: string): Promise<string[]> {
  const found = await findings(page, asked, part)
  return found.length === 0 ? found : findings(page, asked, part)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([])
}
