import 'server-only'
import { createHash } from 'node:crypto'
import { firstStyles } from '@/lib/auth/first-styles'

export interface HashedPage {
  html: string
  /** Sources that allow exactly the scripts that stand in it. */
  scripts: string[]
}

const hashOf = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const addressIn = (attributes: string, name: 'src' | 'href') =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]

/**
 * A page that was rendered with a nonce, the same for everybody: its scripts are named by what they say instead, the
 * styles that it may need stand in it, so that the first frame waits for no second answer. `read` gives a file of the
 * build.
 */
export async function hashedPage(
  rendered: string,
  nonce: string,
  read: (address: string) => Promise<Buffer>,
): Promise<HashedPage> {
  const scripts = new Set<string>()
  const files: string[] = []
  const plain = rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const named = await replaceEach(
    plain,
    /<script\b([^>]*)>(.*?)<\/script>/gs,
    async ([all, attributes, text]) => {
      if (/\btype="application\//.test(attributes ?? '')) return all
      const address = addressIn(attributes ?? '', 'src')
      const script = address ? await read(address) : (text ?? '')
      if (address) files.push(script.toString())
      const hash = hashOf(script)
      scripts.add(`'${hash}'`)
      return address ? all.replace('<script', `<script integrity="${hash}"`) : all
    },
  )
  const html = await replaceEach(named, /<link\b([^>]*)\/>/g, async ([all, attributes = '']) => {
    const address = addressIn(attributes, 'href')
    if (!address?.startsWith('/_next/')) return all
    if (/\bas="script"/.test(attributes))
      return all.replace('<link', `<link integrity="${hashOf(await read(address))}"`)
    if (!/\brel="stylesheet"/.test(attributes)) return all
    const style = await firstStyles(plain, files, styleFrom((await read(address)).toString(), address))
    // The link stays, for the frame looks for it; it holds nothing up, and the next page switches it on.
    return style.includes('</')
      ? all
      : `<style>${style}</style>${all.replace('<link', '<link media="print"')}`
  })
  return { html, scripts: [...scripts] }
}

/** Addresses in a style sheet count from its own place. */
function styleFrom(sheet: string, address: string): string {
  return sheet.replace(
    /url\(\s*(["']?)(?![a-z]+:|\/|#)([^)"']+)\1\s*\)/g,
    (_all, _quote, relative: string) => {
      return `url(${new URL(relative, new URL(address, 'http://page')).pathname})`
    },
  )
}

async function replaceEach(
  text: string,
  pattern: RegExp,
  replacement: (found: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts: string[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    parts.push(text.slice(from, found.index), await replacement(found))
    from = found.index + found[0].length
  }
  return parts.join('') + text.slice(from)
}
