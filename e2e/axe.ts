import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const grave = new Set(['serious', 'critical'])

/** Nothing serious on the page as it stands, an open dialog included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.filter(({ impact }) => impact && grave.has(impact))
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
