import { test } from '../../e2e/fixtures'
import { screens } from './screens'

const themes = ['light', 'dark'] as const
const widths = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

for (const { name, address, seenBy } of screens) {
  for (const who of seenBy) {
    for (const theme of themes) {
      test(`${name} as ${who}, ${theme}`, async ({ page, loginAs, allowFaults }) => {
        allowFaults(/the server responded with a status of (403|404)/)
        if (who !== 'visitor') await loginAs(who)
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const path = typeof address === 'string' ? address : await address()
        for (const size of widths) {
          await page.setViewportSize(size)
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          await page.screenshot({ path: `walk/${who}/${name}-${theme}-${size.width}.png`, fullPage: true })
        }
      })
    }
  }
}
