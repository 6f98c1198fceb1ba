// Plain JavaScript without dependencies: `npm start` reads it on any Node from 20 on, before anything is installed.

/** The first version of each supported line with the security release of October 2026. */
export const patchedVersions = ['22.23.4', '24.22.1', '26.12.1']

/**
 * A released version as three numbers; null for a preview.
 * @param {string} version
 */
function partsOf(version) {
  const [, ...parts] = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []
  return parts.length > 0 ? parts.map(Number) : null
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function isAtLeast(one, other) {
  const place = one.findIndex((part, index) => part !== other[index])
  return place === -1 || Number(one[place]) > Number(other[place])
}

/**
 * Whether this Node has the security release of its line. Lines that are not supported have none.
 * @param {string} version
 */
export function isPatched(version) {
  const parts = partsOf(version)
  return patchedVersions.some((each) => {
    const first = partsOf(each)
    return parts !== null && first !== null && parts[0] === first[0] && isAtLeast(parts, first)
  })
}

/**
 * Whether the machine's own Node runs the programs instead of the pinned one: where it is newer and patched.
 * @param {string | null} own
 * @param {string} pinned
 */
export function prefersOwn(own, pinned) {
  const [ownParts, pinnedParts] = [partsOf(own ?? ''), partsOf(pinned)]
  if (own === null || !ownParts || !pinnedParts || !isPatched(own)) return false
  return !isAtLeast(pinnedParts, ownParts)
}
