import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'

describe('a common password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'Pa$$w0rd2026',
    'Contraseña1!',
    'Qwerty123!',
    'Madrid2026!',
    'Bienvenido.1',
    'Clinica2026*',
    'Ab12345678!',
    '2026Verano!',
    'Demo-1234',
    'Hola1234.',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each(['Ñandú-12345x9', 'kR7!vopa2Q', 'Tren-de-las-7', 'Prueba.azul-93', 'mesa Silla 4 ventana!', ''])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})
