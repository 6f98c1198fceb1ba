import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPatched } from '../../clinic-api/services/operation/node-versions.mjs'

const files = globSync('deploy/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = `${entry.parentPath}/${entry.name}`
    return { path, text: readFileSync(path, 'utf8').replace(/^\s*#.*$/gm, '') }
  })
const inExample = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
)

/** Settings of other people's images, whose names are not ours, and of the build. */
const foreign = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD']
const ofBuild = ['BUILD_BASE', 'RUN_BASE']

const patterns = [
  // ${NAME}, ${NAME:-default} and Caddy's {$NAME}
  /\$\{([A-Z][A-Z0-9_]+)|\{\$([A-Z][A-Z0-9_]+)/g,
  // Members of compose's `environment`
  /^ +([A-Z][A-Z0-9_]+): /gm,
  // ENV of the image and Environment= of units
  /(?<=^(?:ENV|Environment=).*)\b([A-Z][A-Z0-9_]+)=/gm,
  // Variables that a program beside them reads
  /process\.env\.([A-Z][A-Z0-9_]+)/g,
]

function namesIn(text: string): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name, other]) => name ?? other ?? ''),
  )
}

describe('deploy/', () => {
  it('uses the settings of .env.example and no others', () => {
    const used = files.flatMap(({ path, text }) => namesIn(text).map((name) => ({ path, name })))
    expect(used.length).toBeGreaterThan(20)
    const known = new Set([...inExample, ...foreign, ...ofBuild])
    expect(used.filter(({ name }) => !known.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual(
      [],
    )
  })

  it('sets the address of the visitor and HTTPS in every proxy', () => {
    for (const name of ['deploy/caddy/Caddyfile', 'deploy/nginx.conf']) {
      const { text = '' } = files.find(({ path }) => path === name) ?? {}
      expect(text, name).toMatch(/X-Forwarded-For (\{remote_host\}|\$remote_addr)/)
      expect(text, name).toMatch(/X-Forwarded-Proto https/)
      expect(text, name).toMatch(/Strict-Transport-Security "max-age=63072000"/)
    }
  })

  it('runs for nobody but its user, on a root that it cannot write', () => {
    const textOf = (name: string) => files.find(({ path }) => path === name)?.text ?? ''
    expect(textOf('deploy/Containerfile')).toMatch(/^USER consulta$/m)
    expect(textOf('deploy/Containerfile')).toMatch(/^HEALTHCHECK /m)
    expect(textOf('deploy/compose.yaml')).toMatch(/read_only: true/)
    const units = files.filter(({ path }) => path.endsWith('.service'))
    expect(units).toHaveLength(4)
    for (const { path, text } of units) {
      expect(text, path).toMatch(/^User=consulta$/m)
      expect(text, path).toMatch(/^ProtectSystem=strict$/m)
      expect(text, path).toMatch(/^EnvironmentFile=\/etc\/consulta\/env$/m)
    }
  })

  it('runs on an official Node with the newest security release that is known', () => {
    const textOf = (name: string) => readFileSync(name, 'utf8')
    const bases = [...textOf('deploy/Containerfile').matchAll(/_BASE=node:([\d.]+)-/g)].map(
      ([, each = '']) => each,
    )
    const installed = [...textOf('deploy/README.md').matchAll(/nodejs\.org\/dist\/v([\d.]+)\//g)]
    const versions = [...bases, ...installed.map(([, each = '']) => each)]
    expect(versions).toHaveLength(4)
    expect(versions.filter((each) => !isPatched(each))).toEqual([])
    for (const { path, text } of files.filter((each) => each.path.endsWith('.service')))
      expect(text, path).toMatch(/^ExecStart=\/usr\/local\/bin\/node /m)
  })

  it('names programs that are there', () => {
    const programs = files.flatMap(({ text }) => [
      ...text.matchAll(/(?<![\w/.-])((?:scripts|clinic-api|deploy)\/[\w/-]+\.ts)/g),
    ])
    expect(programs.length).toBeGreaterThan(8)
    for (const [, path = ''] of programs) expect(globSync(path), path).toEqual([path])
  })
})
