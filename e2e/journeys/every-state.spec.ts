import { states } from '../../scripts/screen-walk/states'
import { test } from '../fixtures'
import { desk, phone, visit } from '../screen-visit'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

for (const { name, who, address, open, only } of states) {
  test(`${name} of the ${who} fits every window and is accessible`, async ({
    page,
    loginAs,
    allowFaults,
  }) => {
    allowFaults(/the server responded with a status of 400/)
    if (who !== 'visitor') await loginAs(who)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(only === 'phone' ? phone : desk)
    await page.goto(typeof address === 'string' ? address : await address())
    await open(page)
    const floats =
      (await page.locator('[role=dialog], [role=alertdialog], [role=menu], :popover-open').count()) > 0
    await visit(page, { folder: who, name, floats, ...(only && { only }) })
  })
}
