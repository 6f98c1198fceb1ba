import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { staticPage } from './static-page.ts'

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

describe('a page that is the same for everybody', () => {
  it('has its scripts named by what they say, and knows no nonce', async () => {
    const { html, inline, files } = await staticPage(rendered, 'bm9uY2U=', read)
    expect(files).toEqual([hashOf('first("b")')])
    expect(inline).toEqual(['go("","d")'])
    const [script] = /<script[^>]*src=[^>]*>/.exec(html) ?? []
    expect(script).toContain('src="/_next/static/a.js"')
    expect(script).toContain(`integrity="${hashOf('first("b")')}"`)
    expect(html).toContain('<script>go("","d")</script>')
    expect(html).not.toContain('bm9uY2U=')
    expect(html).not.toContain('nonce=')
  })

  it('names the hash of a script that it fetches ahead: without it the script would be fetched twice', async () => {
    const { html } = await staticPage(rendered, 'bm9uY2U=', read)
    const [link] = /<link[^>]*as="script"[^>]*>/.exec(html) ?? []
    expect(link).toContain(`integrity="${hashOf('first("b")')}"`)
  })

  it('holds the styles that it or one of its scripts names, and the fonts; nothing else changes', async () => {
    const { html } = await staticPage(rendered, 'bm9uY2U=', read)
    expect(html).toContain(
      '<style>.a\\&a{color:red}@font-face{src:url(/_next/static/media/f.woff2)}.b{mask:url("data:image/svg+xml,x")}.d{margin:0}</style>',
    )
    expect(html).toMatch(/<link rel="stylesheet" href="\/_next\/static\/css\/a\.css"[^>]* media="print">/)
    expect(html).toContain('<link rel="icon" href="/icon.svg">')
  })
})
