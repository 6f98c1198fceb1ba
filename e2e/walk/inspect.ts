import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { graveFindings, settled } from '../axe'
import { type Size, sizes } from '../windows'
import { focusFaults } from './checks/focus'
import { cutTexts, sidewaysFaults, spaceTexts } from './checks/layout'
import { motionFaults } from './checks/motion'
import { nameFaults } from './checks/names'
import { markNews, news } from './news'

const pictures = join(import.meta.dirname, '../..', 'walk')
/** Pictures are for people: `npm run walk` takes them, a run of the tests has nobody to look. */
const takesPictures = process.env.WALK_PICTURES === '1'

/** A window of 1280 x 1024 px whose reader has enlarged everything four times (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 }

interface Look {
  /** Where the pictures go, below `walk/`. */
  folder: string
  name: string
  /** Something floats over the page: then the window is the picture. */
  floats?: boolean
  /** Another journey has looked at all of it on a phone. */
  seenOnPhone?: boolean
  /** `markNews` was called before something was opened: the rest was looked at without it. */
  opened?: boolean
  sizes: Size[]
}

async function keep(page: Page, { folder, name, floats = false }: Look, end: string) {
  if (!takesPictures) return
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, folder, `${name}-${end}.png`), fullPage: !floats })
}

async function keepTree(page: Page, { folder, name }: Look) {
  if (!takesPictures) return
  mkdirSync(join(pictures, folder), { recursive: true })
  writeFileSync(join(pictures, folder, `${name}.yml`), await page.locator('body').ariaSnapshot())
}

/**
 * Axe is asked what can differ. A page is looked at as a whole once, in light and dark; what is opened on it is looked
 * at by itself. Another size brings new parts and new places; a tablet shows the parts of the other two.
 */
async function accessFaults(page: Page, look: Look, size: Size, theme: 'light' | 'dark'): Promise<string[]> {
  const isFirst = size === look.sizes[0]
  const part = (await page.locator(news).count()) > 0 ? news : undefined
  const opened = look.opened ? part : undefined
  if (theme === 'dark') return graveFindings(page, 'colours', opened)
  if (isFirst && !opened) return graveFindings(page)
  return [
    ...(part ? await graveFindings(page, 'all', part) : []),
    ...(await graveFindings(page, isFirst ? 'covered' : 'places')),
  ]
}

/** Whether axe is asked about this look; `seenOnPhone` says that a phone has been looked at elsewhere. */
function isAsked(look: Look, size: Size, theme: 'light' | 'dark'): boolean {
  if (theme === 'dark') return size === look.sizes[0]
  return size !== 'tablet' && !(size === 'phone' && look.seenOnPhone)
}

/**
 * Resized, never loaded again: whoever turns a phone keeps the page, and opening it once pays for all looks. A menu follows
 * its button a few frames later.
 */
async function resize(page: Page, size: Size | typeof enlarged) {
  await page.setViewportSize(typeof size === 'string' ? sizes[size] : size)
  await settled(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The keyboard has scrolled the wider page: what the head that stays covers there is no fault of the narrower one.
        window.scrollTo(0, 0)
        // In a narrower window its button may have gone below the edge, and the menu with it.
        for (const each of document.querySelectorAll('[aria-haspopup][aria-expanded=true]'))
          each.scrollIntoView({ block: 'center' })
        let [before, still] = ['', 0]
        const look = () => {
          const menus = [...document.querySelectorAll('[data-radix-popper-content-wrapper]')]
          const now = JSON.stringify(menus.map((each) => each.getBoundingClientRect()))
          still = now === before ? still + 1 : 0
          before = now
          if (still === 3) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

async function lookAt(page: Page, look: Look, size: Size) {
  const { width } = sizes[size]
  const at = (what: string) => `${look.name}, ${width} px: ${what}`
  await resize(page, size)
  if (size !== 'tablet') await markNews(page)
  // The dark look comes first, since the page was opened so: changing colours draws all of it anew.
  for (const theme of ['dark', 'light'] as const) {
    const asked = isAsked(look, size, theme)
    if (theme === 'dark' && !asked && !takesPictures) continue
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.locator(`html.${theme}`).waitFor({ state: 'attached' })
    if (asked) expect.soft(await accessFaults(page, look, size, theme), at(`axe, ${theme}`)).toEqual([])
    await keep(page, look, `${theme}-${width}`)
  }
  await settled(page)
  expect.soft(await sidewaysFaults(page), at('scrolls sideways')).toEqual([])
  expect.soft(await cutTexts(page), at('words are cut')).toEqual([])
}

async function enlarge(page: Page, { name }: Look) {
  await resize(page, enlarged)
  expect.soft(await sidewaysFaults(page), `${name}, 400 %: scrolls sideways`).toEqual([])
  expect.soft(await cutTexts(page), `${name}, 400 %: words are cut`).toEqual([])
  const takeAway = await spaceTexts(page)
  expect.soft(await sidewaysFaults(page), `${name}, spaced: scrolls sideways`).toEqual([])
  expect.soft(await cutTexts(page), `${name}, spaced: words are cut`).toEqual([])
  await takeAway()
}

/** The keyboard and the screen reader: the same in both themes. */
async function inspectForKeyboard(page: Page, look: Look, size: Size) {
  if (size === 'tablet') return
  if (size === look.sizes[0]) {
    expect.soft(await nameFaults(page), `${look.name}: names`).toEqual([])
    expect.soft(await motionFaults(page), `${look.name}: motion`).toEqual([])
    await keepTree(page, look)
  }
  expect.soft(await focusFaults(page), `${look.name}, ${size}: focus`).toEqual([])
}

/** Looks at what the page shows in every size and theme, by eye (pictures) and by rule. */
export async function inspect(page: Page, look: Look) {
  for (const size of look.sizes) {
    await lookAt(page, look, size)
    if (!look.opened) await inspectForKeyboard(page, look, size)
  }
  if (look.sizes.includes('phone')) await enlarge(page, look)
  if (!look.opened) return
  // At the end: some of what is opened closes when the focus leaves it.
  for (const size of look.sizes.toReversed()) {
    await resize(page, size)
    await inspectForKeyboard(page, look, size)
  }
}
