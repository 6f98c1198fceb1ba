import type { Page } from '@playwright/test'

/** After so many looks that could not tell, for instance on a picture, a combination of colours is not asked about again. */
const enoughLooks = 5
const looks = new Map<string, number>()

/** Axe's rules of colours, asked of these elements alone. */
const options = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations', 'passes'],
  selectors: false,
  elementRef: true,
}

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string; element: Element; any: { relatedNodes?: { html: string }[] }[] }[]
}

/** The part of axe that runs in the page. */
export interface Axe {
  run(
    context: Document | { include: Element[] },
    options: object,
  ): Promise<{ violations: Finding[]; passes: Finding[] }>
}

/**
 * Texts whose contrast axe has to judge. It compares each text of a page with all that lies below it, which costs more
 * than its other rules together, and pages share their colours: a combination that passed is not asked about again by
 * this worker.
 */
export async function contrastFindings(
  page: Page,
  sendAxe: () => Promise<void>,
  part?: string,
): Promise<string[]> {
  const shown = await page.evaluate(gatherColours, part)
  const unknown = shown.filter((colours) => (looks.get(colours) ?? 0) < enoughLooks)
  if (unknown.length === 0) return []
  await sendAxe()
  const { found, passed, unclear } = await page.evaluate(judgeColours, { unknown, options })
  for (const colours of unclear) looks.set(colours, (looks.get(colours) ?? 0) + 1)
  for (const colours of passed) looks.set(colours, enoughLooks)
  return found
}

/**
 * Answers each combination of text and background that is shown, and keeps elements that show it: how a text is
 * written, the backgrounds up to the first that hides what is behind it, and what it floats over.
 */
function gatherColours(part: string | undefined): string[] {
  const mostOfEach = 3
  const fields =
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=color]), select, textarea'
  const isOff = (element: Element) => element.closest(':disabled, [aria-disabled=true]') !== null

  interface Behind {
    colours: string
    isFaded: boolean
    floats: boolean
  }
  const known = new Map<Element, Behind>()
  function behind(element: Element | null): Behind {
    if (!element) return { colours: '', isFaded: false, floats: false }
    const before = known.get(element)
    if (before) return before
    const style = getComputedStyle(element)
    const above = behind(element.parentElement)
    const { backgroundColor, backgroundImage, opacity, filter, position } = style
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    const isOpaque = !isClear && !/rgba|\//.test(backgroundColor)
    const isFaded = above.isFaded || opacity !== '1'
    const own = [
      isClear ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : `opacity ${opacity}`,
      filter === 'none' ? '' : filter,
    ].join('')
    const hides = isOpaque && !isFaded
    const now = {
      colours: hides || own === '' ? own || above.colours : `${own} on ${above.colours}`,
      isFaded,
      floats: !hides && (above.floats || position === 'absolute' || position === 'fixed'),
    }
    known.set(element, now)
    return now
  }

  function under(element: Element): string {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementsFromPoint(left + width / 2, top + height / 2)
    return hit.map((each) => (each.contains(element) ? '' : behind(each).colours)).join('')
  }

  function coloursOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const { colours, floats } = behind(element)
    const parent = element.closest('a')?.parentElement
    const linked = parent ? `link ${textDecorationLine} in ${getComputedStyle(parent).color}` : ''
    return [color, fontSize, fontWeight, textShadow, linked, colours, floats ? under(element) : ''].join(
      ' | ',
    )
  }

  const root = part ? [...document.querySelectorAll(part)] : [document.body]
  const texts = new Set<Element>()
  for (const top of root) {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && textContent?.trim()) texts.add(parentElement)
    }
    for (const field of top.querySelectorAll(fields)) texts.add(field)
  }
  const byColours = new Map<string, Element[]>()
  for (const element of texts) {
    const { width, height } = element.getBoundingClientRect()
    if (
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    if (isOff(element) || element.closest('script, style, option')) continue
    const colours = coloursOf(element)
    const same = byColours.get(colours) ?? []
    if (same.length < mostOfEach) byColours.set(colours, [...same, element])
  }
  Reflect.set(window, 'byColours', byColours)
  return [...byColours.keys()]
}

async function judgeColours({ unknown, options }: { unknown: string[]; options: object }) {
  const axe: Axe = Reflect.get(window, 'axe')
  const byColours: Map<string, Element[]> = Reflect.get(window, 'byColours')
  const asked = new Map(
    unknown.flatMap((colours) =>
      (byColours.get(colours) ?? []).map((element) => [element, colours] as const),
    ),
  )
  const { violations, passes } = await axe.run({ include: [...asked.keys()] }, options)
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const ofColours = (results: Finding[]) =>
    results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => asked.get(element) ?? []))
  const failed = new Set(ofColours(violations))
  const contrasts = passes.filter(({ id }) => id === 'color-contrast')
  const passed = new Set(ofColours(contrasts).filter((colours) => !failed.has(colours)))
  return {
    found: grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    passed: [...passed],
    unclear: unknown.filter((colours) => !passed.has(colours) && !failed.has(colours)),
  }
}
