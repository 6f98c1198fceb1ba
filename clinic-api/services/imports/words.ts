import type { ImportField, ImportReason } from '#contract/import-fields'

type Said = readonly [en: string, es: string]

/** What the file of lines that could not be taken says beside what stood in them. */
export const lineWords: Said = ['Line', 'Línea']
export const faultWords: Said = ['What is wrong', 'Qué falla']

export const fieldWords: Record<ImportField, Said> = {
  name: ['Name', 'Nombre'],
  surname: ['Surname', 'Apellidos'],
  secondSurname: ['Second surname', 'Segundo apellido'],
  birthdate: ['Date of birth', 'Fecha de nacimiento'],
  dni: ['DNI', 'DNI'],
  email: ['E-mail', 'Correo electrónico'],
  phone: ['Phone', 'Teléfono'],
  city: ['City', 'Ciudad'],
}

export const reasonWords: Record<ImportReason, Said> = {
  missing: ['is missing', 'falta'],
  'too-long': ['is too long', 'es demasiado largo'],
  characters: ['has characters that cannot be read', 'tiene caracteres que no se pueden leer'],
  date: ['is no date with day, month and year', 'no es una fecha con día, mes y año'],
  'date-ahead': ['lies in the future', 'está en el futuro'],
  'date-long-ago': ['is too long ago', 'es de hace demasiado tiempo'],
  dni: ['is not eight digits and a letter', 'no son ocho cifras y una letra'],
  'dni-letter': [
    'has a letter that does not match its number',
    'tiene una letra que no corresponde al número',
  ],
  email: ['is no e-mail address', 'no es una dirección de correo'],
  phone: ['is no phone number', 'no es un número de teléfono'],
  repeated: ['stands in an earlier line, too', 'está ya en una línea anterior'],
  taken: ['belongs to somebody else', 'es de otra persona'],
  closed: [
    'belongs to somebody who has ended the access of your clinic',
    'es de alguien que ha cerrado el acceso a tu clínica',
  ],
}
