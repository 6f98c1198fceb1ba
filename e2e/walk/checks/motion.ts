import type { Page } from '@playwright/test'

/** Elements that still move for somebody who asked for no motion; a spinner may pulse instead. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 1 : 1000)),
      )
    const moves = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      const animated = style.animationName !== 'none' && style.animationName !== 'pulse'
      return longest(style.transitionDuration) > 0 || (animated && longest(style.animationDuration) > 10)
    }
    const moving = [...document.querySelectorAll('*')].filter(
      (element) => moves(element) || moves(element, '::before') || moves(element, '::after'),
    )
    return moving.map((element) => `${element.outerHTML.slice(0, 140)} moves`)
  })
}
