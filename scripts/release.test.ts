import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = new URL('./release.ts', import.meta.url).pathname
const log = `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-01-01\n\n- The first.\n`

let folder: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const release = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consulta-release-'))
  writeFileSync(join(folder, 'CHANGELOG.md'), log)
  writeFileSync(join(folder, 'package.json'), '{ "version": "0.1.0" }')
  writeFileSync(
    join(folder, 'package-lock.json'),
    '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }',
  )
  git('init', '--quiet')
  git('config', 'user.email', 'release@example.test')
  git('config', 'user.name', 'Release')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'first')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('gives what is new a version and a date, in one commit with a tag that says it', () => {
  expect(release('0.2.0')).toMatchObject({ status: 0, stderr: '' })
  expect(read('CHANGELOG.md')).toMatch(
    /## \[Unreleased\]\n\n## \[0\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A thing\./,
  )
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' } },
  })
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toContain('- A thing.')
  expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).not.toContain('- The first.')
})

it('refuses an older version, one without news, and a tree with changes', { tags: 'slow' }, () => {
  expect(release().stderr).toContain('npm run release -- 1.2.0')
  expect(release('0.1.0').stderr).toContain('not newer than 0.1.0')
  expect(release('0.2.0').status).toBe(0)
  expect(release('0.3.0').stderr).toContain("Nothing stands under 'Unreleased'")
  writeFileSync(join(folder, 'CHANGELOG.md'), log)
  expect(release('0.3.0').stderr).toContain('not committed')
})
