import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'oxc-parser'
import { expect, it } from 'vitest'
import { syntaxOf } from '../texts/syntax.ts'
import { root } from './sources.ts'

const folders = '{app,clinic-api,components,contract,deploy,e2e,lab,lib,scripts}/**/*.{ts,tsx}'

/** Whether the node spreads a literal that could stand there itself. */
function spreadsLiteral(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'JSXSpreadAttribute') return node.argument.type === 'ObjectExpression'
  if (node.type !== 'SpreadElement') return false
  const { type } = node.argument
  return type === parent?.type && (type === 'ObjectExpression' || type === 'ArrayExpression')
}

it('no literal is spread into another only to be formatted differently', () => {
  const paths = globSync(folders, { cwd: root })
  const faults = paths.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    if (!/\.\.\.[[{]/.test(source)) return []
    return [...syntaxOf(path, source)]
      .filter(({ node, parents }) => spreadsLiteral(node, parents[0]))
      .map(
        ({ node }) => `${path}: write what ${source.slice(node.start, node.start + 40)} holds in its place`,
      )
  })
  expect(paths.length).toBeGreaterThan(1000)
  expect(faults).toEqual([])
})
