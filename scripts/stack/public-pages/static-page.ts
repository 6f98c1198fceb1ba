import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, html as names, parse, serialize } from 'parse5'
import type { PublicPageFile } from '../../../lib/auth/public-page-file.ts'
import { firstStyles } from './first-styles.ts'

type Element = DefaultTreeAdapterMap['element']

const hashOf = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attribute) => attribute.name !== name), { name, value }]
}

function elementsIn(node: DefaultTreeAdapterMap['parentNode']): Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn('content' in child ? child.content : child)] : [],
  )
}

const textIn = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

function styleElement(text: string): Element {
  const element: Element = {
    nodeName: 'style',
    tagName: 'style',
    attrs: [],
    namespaceURI: names.NS.HTML,
    parentNode: null,
    childNodes: [],
  }
  element.childNodes.push({ nodeName: '#text', value: text, parentNode: element })
  return element
}

/**
 * Turns a page rendered with a nonce into one that is the same for everybody: hashes name its scripts, and it holds the
 * styles it may need, so that the first frame waits for no second answer. `read` returns a file of the build.
 */
export async function staticPage(
  rendered: string,
  nonce: string,
  read: (address: string) => Promise<Buffer>,
): Promise<Omit<PublicPageFile, 'year'>> {
  const plain = rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  const page = parse(plain)
  const elements = elementsIn(page)
  const inline: string[] = []
  const files = new Map<string, Buffer>()
  for (const script of elements.filter(({ tagName }) => tagName === 'script')) {
    if (attributeOf(script, 'type')?.startsWith('application/')) continue
    const address = attributeOf(script, 'src')
    if (!address) inline.push(textIn(script))
    else {
      const file = await read(address)
      setAttribute(script, 'integrity', hashOf(file))
      files.set(hashOf(file), file)
    }
  }
  const classes = elements.flatMap((element) => attributeOf(element, 'class')?.split(/\s+/) ?? [])
  const scripts = [...files.values()].map(String)
  for (const link of elements.filter(({ tagName }) => tagName === 'link')) {
    const address = attributeOf(link, 'href')
    if (!address?.startsWith('/_next/')) continue
    if (attributeOf(link, 'as') === 'script') setAttribute(link, 'integrity', hashOf(await read(address)))
    if (attributeOf(link, 'rel') !== 'stylesheet') continue
    const sheet = (await read(address)).toString()
    const style = styleElement(await firstStyles([plain, classes.join(' '), ...scripts], sheet, address))
    // Next looks for the link, so it stays. It holds nothing up, and the next page switches it on.
    setAttribute(link, 'media', 'print')
    const siblings = link.parentNode?.childNodes
    siblings?.splice(siblings.indexOf(link), 0, style)
  }
  return { html: serialize(page), inline, files: [...files.keys()] }
}
