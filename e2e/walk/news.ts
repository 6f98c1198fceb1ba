import type { Page } from '@playwright/test'

const mark = 'data-news'

/** Selects the elements that appeared or changed between the last two calls of `markNews`. */
export const news = `[${mark}]`

/** Marks what has come into view, or changed, since the last call, on a new page everything. */
export function markNews(page: Page): Promise<void> {
  return page.evaluate((name) => {
    const known: WeakMap<Element, string> = Reflect.get(window, 'lookedAt') ?? new WeakMap()
    Reflect.set(window, 'lookedAt', known)
    // Attributes that an open dialog puts on everything behind it.
    const ofDialogs = ['style', 'inert', 'aria-hidden', 'data-aria-hidden', name]

    function lookOf(element: Element): string {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return ''
      const attributes = [...element.attributes].filter((each) => !ofDialogs.includes(each.name))
      const words = [...element.childNodes].filter((each) => each instanceof Text)
      return [
        'shown',
        ...attributes.map((each) => `${each.name}=${each.value}`),
        ...words.map((each) => each.data),
      ].join()
    }

    const covered = new Set<Element>()
    const found: Element[] = []
    for (const element of document.body.querySelectorAll('*')) {
      element.removeAttribute(name)
      const look = lookOf(element)
      const isNew = look !== '' && look !== known.get(element)
      known.set(element, look)
      if (element.parentElement && covered.has(element.parentElement)) covered.add(element)
      else if (isNew) {
        covered.add(element)
        found.push(element)
      }
    }
    for (const element of found) element.setAttribute(name, '')
  }, mark)
}
