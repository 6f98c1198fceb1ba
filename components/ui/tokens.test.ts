import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const block = new RegExp(`^ *${selector.replace('.', '\\.')} \\{([^}]+)\\}`, 'm').exec(css)?.[1] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)]+\))/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance (WCAG 2) of an opaque oklch() colour, by way of linear sRGB clipped to its gamut. */
function luminance(color: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const SHAPE = 3
const surfaces = ['background', 'card', 'popover']
const pairs: [string, string, number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['foreground', surface, TEXT],
    ['muted-foreground', surface, TEXT],
    ['primary-strong', surface, TEXT],
    ['destructive-strong', surface, TEXT],
    ['success-strong', surface, TEXT],
    ['warning-strong', surface, TEXT],
    ['info-strong', surface, TEXT],
    ['input', surface, SHAPE],
    ['ring', surface, SHAPE],
    ['primary', surface, SHAPE],
    ['destructive', surface, SHAPE],
  ]),
  ['primary-foreground', 'primary', TEXT],
  ['primary-foreground', 'primary-hover', TEXT],
  ['primary-strong', 'primary-soft', TEXT],
  ['destructive-foreground', 'destructive', TEXT],
  ['destructive-foreground', 'destructive-hover', TEXT],
  ['destructive-strong', 'destructive-soft', TEXT],
  ['success-strong', 'success-soft', TEXT],
  ['warning-strong', 'warning-soft', TEXT],
  ['info-strong', 'info-soft', TEXT],
  ['success', 'card', SHAPE],
  ['info', 'card', SHAPE],
  ['warning', 'card', SHAPE],
  ['secondary-foreground', 'secondary', TEXT],
  ['accent-foreground', 'accent', TEXT],
  ['muted-foreground', 'muted', TEXT],
  ['muted-foreground', 'accent', TEXT],
  ['foreground', 'muted', TEXT],
  ['sidebar-foreground', 'sidebar', TEXT],
  ['muted-foreground', 'sidebar', TEXT],
  ['primary-strong', 'sidebar', TEXT],
  ['shift-foreground', 'shift', TEXT],
  ['visit-foreground', 'visit', TEXT],
  ['foreground', 'today', TEXT],
  ['muted-foreground', 'today', TEXT],
]

describe.each([':root', '.dark'])('contrast of %s', (selector) => {
  const tokens = tokensOf(selector)
  it.each(pairs)('%s on %s is at least %d', (front, back, minimum) => {
    expect(contrast(tokens.get(front) ?? '', tokens.get(back) ?? '')).toBeGreaterThanOrEqual(minimum)
  })
})
