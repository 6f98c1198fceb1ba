import type { Page } from '@playwright/test'

/** Elements wider than the window, and dialogs wider than themselves; empty when all fits. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].flatMap((box) => {
      const beyond = box.scrollWidth - box.clientWidth
      return beyond > 1 ? [`${beyond} px too wide: ${box.textContent?.slice(0, 80)}`] : []
    })
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return dialogs
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent)
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isHeld(element),
    )
    const names = wide.map((element) => element.outerHTML.slice(0, 160))
    return [...dialogs, `${scrollWidth - clientWidth} px too wide: ${names.slice(-3).join(' | ')}`]
  })
}

/** Words that are cut off without an ellipsis, or that stick out of their button. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3
    const controls = 'button, a[class*="border"], a[class*="bg-"], [data-slot="badge"], summary'

    function cutBy(box: Element, words: DOMRect, floats: boolean): boolean {
      const style = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const sticksOut = !floats && box.matches(controls)
      const across = words.right > frame.right + slack || words.left < frame.left - slack
      const down = words.bottom > frame.bottom + slack || words.top < frame.top - slack
      return (
        (across && (hides(style.overflowX) || sticksOut)) || (down && (hides(style.overflowY) || sticksOut))
      )
    }

    function fault(text: Text): string[] {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      const parent = text.parentElement
      // A drawing stands beside the same in words.
      if (
        !parent ||
        parent.closest('svg') ||
        words.width === 0 ||
        !parent.checkVisibility({ opacityProperty: true })
      )
        return []
      let floats = false
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const { overflowX, overflowY, position, clip, clipPath } = style
        // Said to screen readers only, or shortened with an ellipsis.
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (isShortened || clip !== 'auto' || clipPath !== 'none') return []
        if (cutBy(box, words, floats))
          return [`“${text.data.trim()}” is cut by ${box.outerHTML.slice(0, 120)}`]
        floats ||= position === 'absolute'
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return []
      }
      return []
    }

    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      if (currentNode instanceof Text && currentNode.data.trim() !== '') faults.push(...fault(currentNode))
    }
    return faults
  })
}

/** Controls that a finger would miss: lower than the 44 px that they have where the pointer is coarse. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('.control, [popovertarget], summary, nav a, [role="tab"]')]
    const small = controls.filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility() && width > 1 && Math.round(height) < 44
    })
    return small.map(
      (element) => `${element.getBoundingClientRect().height} px: ${element.outerHTML.slice(0, 140)}`,
    )
  })
}

/** WCAG 1.4.12: the spacing that a reader may set. Answers how to take it away again. */
export async function spaceTexts(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  })
  return () =>
    style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => style.dispose())
}
