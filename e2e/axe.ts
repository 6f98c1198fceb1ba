import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { type Axe, contrastFindings } from './contrast'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

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

/** `region` costs most of those that find nothing grave; colours are asked about by themselves. */
const rules = {
  all: {
    rules: {
      'target-size': { enabled: true },
      region: { enabled: false },
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
    },
  },
  // Another size changes places, and what is opened covers what was there.
  places: { runOnly: ['target-size', 'scrollable-region-focusable'] },
  covered: { runOnly: ['aria-hidden-focus'] },
}
type Asked = keyof typeof rules | 'colours'

/** It stays in the page until that is left: sending it once is enough. */
async function sendAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

async function ruleFindings(page: Page, asked: keyof typeof rules, part?: string): Promise<string[]> {
  await sendAxe(page)
  // The markup says where a finding is; selectors would be made for every element that was looked at.
  const options = { resultTypes: ['violations'], selectors: false, ...rules[asked] }
  return page.evaluate(findGrave, { options, part })
}

async function findGrave({ options, part }: { options: object; part: string | undefined }) {
  const axe: Axe = Reflect.get(window, 'axe')
  // Targets half scrolled behind the bar at the top, the head of a calendar or what is docked are not small ones.
  const docked = document.querySelectorAll<HTMLElement>('.docked')
  for (const { style } of docked) style.position = 'static'
  const scrolled = [document.documentElement, ...document.querySelectorAll('main *')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => ({ element, top: element.scrollTop }))
  for (const { element } of scrolled) element.scrollTo({ top: 0, behavior: 'instant' })
  const { violations } = await axe.run(
    part ? { include: [...document.querySelectorAll(part)] } : document,
    options,
  )
  for (const { element, top } of scrolled) element.scrollTo({ top, behavior: 'instant' })
  for (const { style } of docked) style.position = ''
  const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  // Related elements, such as the one that covers it, tell why.
  const told = ({ html, any }: (typeof found)[number]['nodes'][number]) =>
    [html, ...any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((each) => each.html))].join(' by ')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(' | ')}`)
}

async function findings(page: Page, asked: Asked, part?: string): Promise<string[]> {
  await settled(page)
  const found = asked === 'colours' ? [] : await ruleFindings(page, asked, part)
  if (asked !== 'colours' && asked !== 'all') return found
  return [...found, ...(await contrastFindings(page, () => sendAxe(page), part))]
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
