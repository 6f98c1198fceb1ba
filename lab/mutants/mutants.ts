import type { Node } from 'oxc-parser'
import { syntaxOf } from '../../scripts/texts/syntax.ts'

/** One small fault put into a file: the text between two offsets is another. */
export interface Mutant {
  start: number
  end: number
  text: string
}

const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
  ['trimStart', 'trimEnd'],
  ['trimEnd', 'trimStart'],
])

/** Every fault that may be put into a file, one at a time. Texts and types are left alone. */
export function mutantsOf(path: string, source: string): Mutant[] {
  return [...syntaxOf(path, source)]
    .filter(({ parents }) => parents[0]?.type !== 'TSLiteralType')
    .flatMap(({ node }) => mutate(node, source))
}

function mutate(node: Node, source: string): Mutant[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      // Joined texts are no sums.
      if (node.operator === '+' && [node.left, node.right].some(isText)) return []
      const at = source.indexOf(node.operator, node.left.end)
      return (operators[node.operator] ?? []).map((text) => ({
        start: at,
        end: at + node.operator.length,
        text,
      }))
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((text) => ({ start: node.test.start, end: node.test.end, text }))
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start: node.start, end: node.argument.start, text: '' }] : []
    case 'Literal':
      return typeof node.value === 'boolean'
        ? [{ start: node.start, end: node.end, text: String(!node.value) }]
        : []
    case 'CallExpression':
      return otherMethod(node.callee)
    default:
      return []
  }
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

function otherMethod(callee: Node): Mutant[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const { name, start, end } = callee.property
  const text = methods.get(name)
  return text ? [{ start, end, text }] : []
}

export const mutated = (source: string, { start, end, text }: Mutant) =>
  source.slice(0, start) + text + source.slice(end)

/** Where it is, and what it makes of what was there. */
export function nameOf(path: string, source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length
  return `${path}:${line} ${source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60)} -> ${text || 'nothing'}`
}

/** A draw without repetition that is the same for the same seed. */
export function drawn<Each>(all: readonly Each[], count: number, seed: number): Each[] {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return all
    .map((each) => ({ each, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ each }) => each)
}
