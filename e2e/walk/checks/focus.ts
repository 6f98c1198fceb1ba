import type { Page } from '@playwright/test'

/** Controls whose focus is invisible, or that are covered while they have it (WCAG 2.4.7, 2.4.11). */
export async function focusFaults(page: Page): Promise<string[]> {
  // The keyboard is in use: from now on every focus is to be seen.
  await page.keyboard.press('Shift')
  return page.evaluate(() => {
    const look = (element: Element): string => {
      const style = getComputedStyle(element)
      return [
        style.outline,
        style.boxShadow,
        style.borderColor,
        style.backgroundColor,
        style.textDecoration,
      ].join()
    }
    const around = (element: Element) => {
      const near = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ]
      return near.map((each) => (each ? look(each) : '')).join(' / ')
    }
    const nameOf = (element: Element) => element.outerHTML.slice(0, 140)
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert], [data-radix-focus-guard]')

    // Dialogs and popovers that the reader has opened may cover the rest.
    const isOpened = (hit: Element) =>
      hit.closest('[role=dialog], [data-radix-popper-content-wrapper], :popover-open') !== null

    function liesUpon(element: HTMLElement): string | null {
      const box = element.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, 0) + 2, Math.min(box.right, innerWidth) - 2]
      const [top, bottom] = [Math.max(box.top, 0) + 2, Math.min(box.bottom, innerHeight) - 2]
      const middle = (top + bottom) / 2
      // The hours of a day are longer than the window, and show between and beside the visits that lie upon them.
      const rows = [middle, ...Array.from({ length: 33 }, (_, row) => top + ((bottom - top) * row) / 32)]
      const isOwn = (hit: Element | null) =>
        hit !== null && (element.contains(hit) || hit.contains(element) || isOpened(hit))
      const columns = [(left + right) / 2, left, right]
      if (rows.some((y) => columns.some((x) => isOwn(document.elementFromPoint(x, y))))) return null
      return nameOf(document.elementFromPoint((left + right) / 2, middle) ?? document.documentElement)
    }

    const faults: string[] = []
    // An element that already has the focus would look no different when it gets it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const wide = 'a[href], button, input, select, textarea, summary, [tabindex]'
    for (const stop of document.querySelectorAll<HTMLElement>(wide)) {
      if (!isStop(stop)) continue
      const before = around(stop)
      stop.focus()
      if (document.activeElement !== stop) continue
      if (around(stop) === before && getComputedStyle(stop).outlineStyle === 'none') {
        faults.push(`nothing shows the focus on ${nameOf(stop)}`)
      }
      // An element that ignores the pointer cannot be found by its place, so it counts as uncovered.
      const cover = getComputedStyle(stop).pointerEvents === 'none' ? null : liesUpon(stop)
      if (cover) faults.push(`${nameOf(stop)} lies under ${cover}`)
      stop.blur()
    }
    return faults
  })
}
