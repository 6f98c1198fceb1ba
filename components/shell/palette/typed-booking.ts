const words =
  /^\s*(?:book(?:\s+(?:an?\s+)?(?:visit|appointment))?\s+for|(?:(?:reservar?|pedir|nueva)\s+)?(?:una\s+)?cita\s+para|reservar?\s+para)\s+(?=\S)/i

/** The person that 'book for …', 'reservar para …' or 'cita para …' names; null for any other text. */
export function typedBooking(typed: string): string | null {
  return words.test(typed) ? typed.replace(words, '').trim() : null
}
