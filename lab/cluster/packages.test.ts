import { expect, it } from 'vitest'
import { longestSilence } from './accidents.ts'
import { missingPackages, programs } from './packages.ts'

it('says which packages of Debian are missing, in the words that install them', () => {
  expect(missingPackages(() => true)).toBeNull()
  const without = (...paths: string[]) => missingPackages((path) => !paths.includes(path))
  expect(without(programs.etcd, programs.haproxy)).toMatch(
    /apt-get install --no-install-recommends etcd-server haproxy$/,
  )
  expect(without(programs.patroni)).toContain('patroni python3-etcd')
})

it('finds the longest time without a word, whatever order they come in', () => {
  expect(longestSilence([0, 250, 9000, 500, 9100])).toBe(8500)
  expect(longestSilence([7])).toBe(0)
})
