import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const papers = globSync(['*.md', 'docs/**/*.md'])

const inMarks = /`((?:app|clinic-api|components|contract|docs|e2e|lib|messages|public|scripts)\/[^`\s]*)`/g

/** Paths in code marks (`lib/env.ts`, `e2e/walk/`) and targets of links. */
function pathsIn(paper: string): string[] {
  const text = readFileSync(paper, 'utf8')
  const marked = [...text.matchAll(inMarks)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(paper), path),
  )
  return [...marked, ...linked]
}

/** `<noun>` stands for any name. */
const exists = (path: string) =>
  /[<*]/.test(path) ? globSync(path.replace(/<[^>]+>/g, '*')).length > 0 : existsSync(path)

describe('the papers', () => {
  it.each(papers)('%s names only files and folders that exist', (paper) => {
    expect(pathsIn(paper).filter((path) => !exists(path))).toEqual([])
  })
})
