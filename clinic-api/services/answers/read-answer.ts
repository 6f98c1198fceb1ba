/** Reads an answer to a message as far as a program may decide it; anything else is for people to read. */
export type Answered = { says: 'yes' | 'no' | 'stop' } | { says: 'letter'; index: number } | { says: 'else' }

const words = {
  yes: ['si', 'yes', 'ok', 'okay', 'vale', 'confirmo', 'confirmar', 'confirm', 'y', 's'],
  no: ['no', 'cancel', 'cancelar', 'n'],
  stop: ['baja', 'stop', 'stopall', 'unsubscribe', 'darme de baja'],
} as const
const courtesy = /( (muchas )?gracias| thanks| thank you)$/

/** One word alone decides, in either language, with or without accents and signs; a sentence is left to people. */
export function readAnswer(text: string): Answered {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(courtesy, '')
  for (const says of ['yes', 'no', 'stop'] as const) {
    const known: readonly string[] = words[says]
    if (known.includes(plain)) return { says }
  }
  return /^[a-e]$/.test(plain) ? { says: 'letter', index: plain.charCodeAt(0) - 97 } : { says: 'else' }
}
