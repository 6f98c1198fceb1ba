import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** A node of the syntax tree with those it stands in, the nearest first. */
export interface Place {
  node: Node
  parents: Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* below(node: Node, parents: Node[]): Generator<Place> {
  yield { node, parents }
  const properties = new Map<string, unknown>(Object.entries(node))
  for (const key of visitorKeys[node.type] ?? []) {
    const children = [properties.get(key)].flat().filter(isNode)
    for (const child of children) yield* below(child, [node, ...parents])
  }
}

/** Every node of a source file, in the order of the text. */
export function* syntaxOf(path: string, source: string): Generator<Place> {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  yield* below(program, [])
}
