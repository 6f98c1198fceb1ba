import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Gives what stands under 'Unreleased' a version and a date, commits that, and tags it. Pushes nothing. */
function release(version: string | undefined): string {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Say which: npm run release -- 1.2.0')
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  const present: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (!isNewer(version, present.version)) throw new Error(`${version} is not newer than ${present.version}.`)
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`)
  const log = readFileSync('CHANGELOG.md', 'utf8')
  const heading = '## [Unreleased]\n'
  const [, news = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(log) ?? []
  if (!/^- /m.test(news)) throw new Error("Nothing stands under 'Unreleased' in CHANGELOG.md.")
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', log.replace(heading, `${heading}\n## [${version}] - ${today}\n`))
  for (const path of ['package.json', 'package-lock.json']) writeVersion(path, version)
  git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Consulta ${version}\n\n${news.trim()}`)
  return `v${version} is committed and tagged; git push --follow-tags sends it.`
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}

/** In the lock file the program stands twice. */
function writeVersion(path: string, version: string): void {
  const file = JSON.parse(readFileSync(path, 'utf8'))
  file.version = version
  if (file.packages?.['']) file.packages[''].version = version
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
}

try {
  process.stdout.write(`${release(process.argv[2])}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
