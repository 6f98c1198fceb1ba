import { type Place, syntaxOf } from './syntax.ts'

/** The strings of a source file that may be, or end, a message's key. */
export interface Mentions {
  /** Namespaces for which it asks; `''` asks for the whole catalogue. */
  namespaces: string[]
  /** Patterns of a whole string of it: a template's holes stand for anything. */
  strings: RegExp[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const asks = new Set(['useTranslations', 'getTranslations'])

function namespaceOf({ node }: Place): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null
  if (!asks.has(node.callee.name)) return null
  const [first] = node.arguments
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : ''
}

function stringOf({ node, parents }: Place): RegExp | null {
  if (parents[0]?.type.startsWith('Import')) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return new RegExp(`^${escaped(node.value)}$`)
  if (node.type === 'Property' && node.key.type === 'Identifier') return new RegExp(`^${node.key.name}$`)
  if (node.type !== 'TemplateLiteral' || node.quasis.every(({ value }) => value.raw === '')) return null
  return new RegExp(`^${node.quasis.map(({ value }) => escaped(value.raw)).join('.+')}$`)
}

export function mentionsOf(path: string, source: string): Mentions {
  const places = [...syntaxOf(path, source)]
  return {
    namespaces: places.map(namespaceOf).filter((each) => each !== null),
    strings: places.map(stringOf).filter((each) => each !== null),
  }
}
