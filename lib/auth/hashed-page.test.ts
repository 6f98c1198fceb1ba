import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashedPagePolicy, pagePolicy } from './csp'
import { hashedPage } from './hashed-page'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const files: Record<string, string> = {
  '/_next/static/a.js': 'first("b")',
  '/_next/static/css/a.css':
    '.a\\&a{color:red}@font-face{src:url(../media/f.woff2)}.b{mask:url("data:image/svg+xml,x")}.c{margin:0}.d{margin:0}',
}
const read = (address: string) => Promise.resolve(Buffer.from(files[address] ?? ''))
const rendered = `<!DOCTYPE html><head>
<link rel="stylesheet" href="/_next/static/css/a.css" nonce="bm9uY2U=" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" nonce="bm9uY2U=" href="/_next/static/a.js"/>
<link rel="icon" href="/icon.svg"/>
<script src="/_next/static/a.js" async="" nonce="bm9uY2U="></script></head>
<p class="a&amp;a"></p><script nonce="bm9uY2U=">go("bm9uY2U=","d")</script>`

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )

describe('a page that is the same for everybody', () => {
  it('names each script by what it says, and knows no nonce', async () => {
    const { html, scripts } = await hashedPage(rendered, 'bm9uY2U=', read)
    expect(scripts).toEqual([`'${hashOf('first("b")')}'`, `'${hashOf('go("","d")')}'`])
    expect(html).toContain(
      `<script integrity="${hashOf('first("b")')}" src="/_next/static/a.js" async=""></script>`,
    )
    expect(html).toContain('<script>go("","d")</script>')
    expect(html).not.toContain('bm9uY2U=')
    expect(html).not.toContain('nonce=')
  })

  it('holds the styles that it or a script of it names, and the fonts; nothing else changes', async () => {
    const { html } = await hashedPage(rendered, 'bm9uY2U=', read)
    expect(html).toContain(
      '<style>.a\\&a{color:red}@font-face{src:url(/_next/static/media/f.woff2)}.b{mask:url("data:image/svg+xml,x")}.d{margin:0}</style>',
    )
    expect(html).toContain('<link media="print" rel="stylesheet" href="/_next/static/css/a.css"')
    expect(html).toContain('<link rel="icon" href="/icon.svg"/>')
  })

  it('allows nothing that a page with a nonce does not', () => {
    const hash = `'${hashOf('x')}'`
    const hashed = directivesOf(hashedPagePolicy([hash]))
    const fresh = directivesOf(pagePolicy('n', { development: false }))
    expect([...hashed.keys()]).toEqual([...fresh.keys()])
    for (const [name, sources] of fresh) {
      const expected = sources.map((source) => (source === "'nonce-n'" ? hash : source))
      expect(hashed.get(name), name).toEqual(expected)
    }
  })
})
