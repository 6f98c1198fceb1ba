import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from './csp'
import { filledPage } from './public-page'
import { standIns } from './public-page-file'

const settings = {
  APP_URL: 'https://clinic.example/',
  CONTACT_URL: 'https://clinic.example/write?to=us',
  CONTACT_EMAIL: 'desk@clinic.example',
  CONTACT_PHONE: '+34 910 111 222',
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const saying = (text: string) => `go("${text}")`
const pageWith = (text: string) => ({
  html: `<p>${text}</p><script>${saying(text)}</script>`,
  inline: [saying(text)],
  files: ['sha256-file'],
  year: 2026,
})

const directivesOf = (policy = '') =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )

describe('a page that the build wrote', () => {
  it.each([
    [`${standIns.APP_URL}/picture`, 'https://clinic.example/picture'],
    [standIns.CONTACT_URL, 'https://clinic.example/write?to=us'],
    [`mailto:${standIns.CONTACT_EMAIL}`, 'mailto:desk@clinic.example'],
    [`tel:${standIns.CONTACT_PHONE}`, 'tel:+34910111222'],
    [`Phone: ${standIns.CONTACT_PHONE}`, 'Phone: +34\u00a0910\u00a0111\u00a0222'],
    ['© 2026 Consulta', '© 2027 Consulta'],
  ])('shows this installation instead of %s, and names the script that says so', (written, shown) => {
    const page = filledPage(pageWith(written), settings, 2027)
    expect(page?.html).toBe(`<p>${shown}</p><script>${saying(shown)}</script>`)
    expect(page?.policy).toContain(`${hashOf(saying(shown))}`)
    expect(page?.policy).not.toContain(hashOf(saying(written)))
  })

  it.each(['/write?a=1&b=2', '/"onclick=', '/</script>', "/'", '/\\', '/a b', '/$1'])(
    'is left to be rendered where it would show %s, which has to be escaped',
    (address) => {
      const odd = { ...settings, CONTACT_URL: address }
      expect(filledPage(pageWith(standIns.CONTACT_URL), odd, 2026)).toBeNull()
      expect(filledPage(pageWith('nothing of it'), odd, 2026)).not.toBeNull()
    },
  )

  it('allows nothing that a page with a nonce does not', () => {
    const policy = filledPage(pageWith('text'), settings, 2026)?.policy
    const fresh = directivesOf(pagePolicy('n', { development: false }))
    expect([...directivesOf(policy).keys()]).toEqual([...fresh.keys()])
    for (const [name, sources] of fresh) {
      const expected = sources.flatMap((source) =>
        source === "'nonce-n'" ? ["'sha256-file'", hashOf(saying('text'))] : source,
      )
      expect(directivesOf(policy).get(name), name).toEqual(expected)
    }
  })
})
