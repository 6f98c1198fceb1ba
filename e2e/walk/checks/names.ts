import type { Page } from '@playwright/test'

const named = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'slider',
  'spinbutton',
  'listbox',
  'dialog',
  'alertdialog',
  'img',
  'image',
  'region',
  'grid',
  'progressbar',
])

interface AccessibleNode {
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
}

/** Controls, dialogs and pictures without a name in the browser's accessibility tree. */
async function namelessNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: AccessibleNode[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const nameless = nodes.filter(
    ({ ignored, role, name }) => !ignored && named.has(role?.value ?? '') && !name?.value?.trim(),
  )
  return nameless.map(({ role }) => `a ${role?.value} without a name`)
}

/** One main part, one first heading, a title, a language, no id twice, no picture without its words. */
function documentFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const doubles = ids.filter((id, index) => ids.indexOf(id) !== index)
    return [
      ...(count('main') === 1 ? [] : [`${count('main')} main parts`]),
      ...(count('h1') === 1 ? [] : [`${count('h1')} first headings`]),
      ...(/^\S.* · Consulta$|^Consulta\b/.test(document.title) ? [] : [`the title “${document.title}”`]),
      ...(/^(en|es)$/.test(document.documentElement.lang) ? [] : ['no language']),
      ...doubles.map((id) => `the id ${id} twice`),
      ...[...document.querySelectorAll('img:not([alt])')].map((each) => `no words for ${each.outerHTML}`),
    ]
  })
}

export async function nameFaults(page: Page): Promise<string[]> {
  return [...(await namelessNodes(page)), ...(await documentFaults(page))]
}
