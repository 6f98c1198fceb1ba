import type { Node } from 'oxc-parser'
import { type Place, syntaxOf } from './syntax.ts'

export interface VisibleText {
  line: number
  text: string
}

/** Attributes, props and properties whose value somebody reads or hears. */
const readNames =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|caption|children|description|error|fallback|heading|help|hint|label|message|note|placeholder|short_name|subtitle|summary|text|title|toast|tooltip)$|(Label|Title|Text|Message|Placeholder|Description|Hint|Note|Heading)$/
/** These take what stands between their parentheses as the name of something, not as words to show. */
const namers = new Set(['t', 'say'])
const letter = /\p{L}/u
/** A name of something else: a message key, an id, a class. */
const name = /^[a-z][a-z0-9]*([A-Z.:_/-][a-zA-Z0-9]*)+$/
const saidAsItIs = /^(alt|aria-.*|children|label|placeholder|title)$/
const plainWord = /^[a-z]+$/
/** Begins like a sentence, or ends like one. */
const sentence = /^\p{Lu}\p{Ll}+(['’]\p{Ll}+)?([ .,:;!?…]|$)|\p{Ll} \p{Ll}.*[.!?…]$/u

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value.trim()
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateElement') return node.value.raw
  return null
}

/** Types, imports, directives, comparisons and what only a developer sees. */
function isInternal([parent, ...others]: Node[]): boolean {
  if (!parent || parent.type === 'ExpressionStatement' || parent.type === 'BinaryExpression') return true
  if (/^(TS(?!As|Satisfies|NonNull)|Import|Export(All|Named))/.test(parent.type)) return true
  return others.some(({ type }) => type === 'ThrowStatement')
}

function calleeOf(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return null
  const root = calleeOf(callee.object)
  return root === 'toast' || root === 't' ? root : null
}

/** The name under which a value is handed on: of the attribute, the property, or the called function. */
function nameOf(parents: Node[]): string | null {
  for (const each of parents) {
    if (each.type === 'JSXAttribute') return each.name.type === 'JSXIdentifier' ? each.name.name : null
    if (each.type === 'JSXElement' || each.type === 'JSXFragment') return 'children'
    if (each.type === 'Property' && each.key.type === 'Identifier') return each.key.name
    if (each.type === 'Property' && each.key.type === 'Literal') return String(each.key.value)
    if (each.type === 'CallExpression') return calleeOf(each.callee)
    if (each.type === 'ArrowFunctionExpression' || each.type === 'FunctionDeclaration') return null
  }
  return null
}

function isVisible({ node, parents }: Place): boolean {
  const text = textOf(node)
  if (!text || !letter.test(text) || isInternal(parents)) return false
  if (node.type === 'JSXText') return true
  const given = nameOf(parents)
  if (given === 'className' || (given && namers.has(given)) || name.test(text)) return false
  if (!given || !readNames.test(given)) return sentence.test(text)
  return saidAsItIs.test(given) && parents[0]?.type.startsWith('JSX') ? true : !plainWord.test(text)
}

/** Texts that a visitor would read and no catalogue can translate. */
export function visibleTexts(path: string, source: string): VisibleText[] {
  return [...syntaxOf(path, source)].filter(isVisible).map(({ node }) => ({
    line: source.slice(0, node.start).split('\n').length,
    text: textOf(node) ?? '',
  }))
}
