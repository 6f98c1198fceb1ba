interface TypedPerson {
  name?: string
  surname?: string
  dni?: string
  email?: string
}

/** What somebody typed in search of a patient, as far as it says who that is: the first word is the name. */
export function typedPerson(typed: string): TypedPerson {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text === '') return {}
  if (text.includes('@')) return { email: text }
  if (/^\d{1,8}[a-z]?$/i.test(text)) return { dni: text.toUpperCase() }
  if (/\d/.test(text)) return {}
  const [name = '', ...surnames] = text.split(' ')
  return { name, ...(surnames.length > 0 && { surname: surnames.join(' ') }) }
}
