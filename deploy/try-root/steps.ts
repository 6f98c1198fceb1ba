import { readFileSync } from 'node:fs'

const heading = '## With systemd'

/** The blocks of commands below the heading of deploy/README.md, with the gaps (`…`) filled in one after the other. */
export function stepsOf(gaps: readonly string[]): string[] {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const section = text.slice(text.indexOf(heading) + heading.length).split(/^## /m)[0] ?? ''
  const left = [...gaps]
  const steps = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, lines = '']) =>
    lines.replace(/…/g, () => left.shift() ?? '…'),
  )
  if (left.length > 0 || steps.some((lines) => lines.includes('…')))
    throw new Error(
      `${heading} has ${gaps.length - left.length} gaps or more, and ${gaps.length} are filled in`,
    )
  return steps
}
