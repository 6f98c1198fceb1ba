import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const papers = globSync(['*.md', 'docs/**/*.md', 'lab/*.md'])

const inMarks =
  /`((?:app|clinic-api|components|contract|docs|e2e|lab|lib|messages|public|scripts)\/[^`\s]*)`/g

/** Paths in code marks (`lib/env.ts`, `e2e/walk/`) and targets of links. */
function pathsIn(paper: string): string[] {
  const text = readFileSync(paper, 'utf8')
  const marked = [...text.matchAll(inMarks)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(paper), path),
  )
  return [...marked, ...linked]
}

/** Targets of links that are no heading of the paper they name. */
function lostHeadings(paper: string): string[] {
  const links = [...readFileSync(paper, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
  return links.flatMap(([, path = '', wanted = '']) => {
    const target = path ? join(dirname(paper), path) : paper
    return headingsOf(target).includes(wanted) ? [] : [`${target}#${wanted}`]
  })
}

/** Anchors of a paper's headings, as the places where papers are read make them. */
function headingsOf(paper: string): string[] {
  const headings = [...readFileSync(paper, 'utf8').matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** `<noun>` stands for any name. */
const exists = (path: string) =>
  /[<*]/.test(path) ? globSync(path.replace(/<[^>]+>/g, '*')).length > 0 : existsSync(path)

describe('the papers', () => {
  it.each(papers)('%s names only files and folders that exist', (paper) => {
    expect(pathsIn(paper).filter((path) => !exists(path))).toEqual([])
  })

  it.each(papers)('%s leads to headings that there are', (paper) => {
    expect(lostHeadings(paper)).toEqual([])
  })
})
