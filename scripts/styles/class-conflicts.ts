import type { Node } from 'oxc-parser'
import { extendTailwindMerge } from 'tailwind-merge'
import { type Place, syntaxOf } from '../texts/syntax.ts'

const merge = extendTailwindMerge({
  extend: { theme: { text: ['display'], shadow: ['float', 'drag'] } },
})

interface Given {
  component: string
  classes: string[]
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

function classesIn(places: readonly Place[], root: Node): string[] {
  return places
    .filter(({ node, parents }) => node === root || parents.includes(root))
    .flatMap(({ node }) => {
      if (node.type === 'Literal' && typeof node.value === 'string') return words(node.value)
      return node.type === 'TemplateElement' ? words(node.value.raw) : []
    })
}

/** Classes that components put beside those of their callers: `cn('…', className)`. */
function* ownClasses(places: readonly Place[]): Generator<Given> {
  for (const { node, parents } of places) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'cn')
      continue
    const takes = node.arguments.some((each) => each.type === 'Identifier' && each.name === 'className')
    const owner = parents.find((each) => each.type === 'FunctionDeclaration')
    const component = owner?.type === 'FunctionDeclaration' ? owner.id?.name : undefined
    if (takes && component) yield { component, classes: classesIn(places, node) }
  }
}

/** Classes that callers give: `<Name className="…">`. */
function* givenClasses(places: readonly Place[]): Generator<Given> {
  for (const { node } of places) {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') continue
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'className') continue
      yield { component: node.name.name, classes: classesIn(places, attribute) }
    }
  }
}

const beats = (later: string, earlier: string) => later !== earlier && merge(`${earlier} ${later}`) === later

/** Callers' classes that a component's own contradict: which one wins would be chance. */
export function classConflicts(sources: readonly { path: string; text: string }[]): string[] {
  const files = sources.map(({ path, text }) => ({ path, places: [...syntaxOf(path, text)] }))
  const own = files.flatMap(({ places }) => [...ownClasses(places)])
  return files.flatMap(({ path, places }) =>
    [...givenClasses(places)].flatMap((given) =>
      own
        .filter(({ component }) => component === given.component)
        .flatMap(({ classes }) => classes)
        .flatMap((mine) =>
          given.classes
            .filter((theirs) => beats(theirs, mine))
            .map((theirs) => `${path}: ${theirs} of a <${given.component}> that is ${mine}`),
        ),
    ),
  )
}
