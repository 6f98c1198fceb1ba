interface Fault {
  code: string
  constraint: string | null
}

// Every one has a digit; EPIPE, which has as many letters, is no word of the database.
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

/** The database's own error inside whatever the query builder wrapped around it. */
function faultOf(error: unknown): Fault | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { [Field in keyof Fault]?: unknown }
    if (typeof code === 'string' && sqlState.test(code)) return { code, constraint: textOrNull(constraint) }
  }
  return null
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

export function sqlStateOf(error: unknown): string | null {
  return faultOf(error)?.code ?? null
}

const uniqueViolation = '23505'
const exclusionViolation = '23P01'

/** Name of the unique or exclusion constraint that refused the write; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const fault = faultOf(error)
  if (fault?.code !== uniqueViolation && fault?.code !== exclusionViolation) return null
  return fault.constraint
}
