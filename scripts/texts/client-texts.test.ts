import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import english from '@/messages/en.json'
import { read } from '../architecture/sources.ts'
import { missingTexts } from './client-texts.ts'

const given = (layout: string) =>
  [...read(layout).text.matchAll(/<ClientMessages\s+of=\{\[([^\]]*)\]\}\s*>/g)].flatMap(([, of = '']) =>
    [...of.matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace),
  )

const layouts = globSync('app/**/layout.tsx')
/** The root layout gives these to every page. */
const everywhere = ['common', 'failures']

const screens = globSync('app/**/{page,layout,not-found}.tsx').filter(
  (path) => !path.startsWith('app/design/'),
)

describe('a page gives its islands the texts they ask for', () => {
  it.each(screens)('%s', (path) => {
    const around = layouts.filter((layout) => path.startsWith(`${dirname(layout)}/`) && layout !== path)
    const missing = missingTexts(path, [...everywhere, ...around.flatMap(given)], english)
    expect(missing.map(({ file, namespace }) => `${file}: '${namespace}'`)).toEqual([])
  })
})
