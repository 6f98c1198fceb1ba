import { type ImportField, importFields } from '#contract/import-fields'
import type { ImportColumns } from '#contract/imports'
import { fold } from '../patients/fold.ts'

/** How the columns are called in Spanish and English, without accents, case and signs. */
const names: Record<ImportField, readonly string[]> = {
  name: ['nombre', 'nombres', 'nombre de pila', 'name', 'first name', 'firstname', 'given name', 'forename'],
  surname: [
    ...['apellidos', 'apellido', 'primer apellido', 'apellido 1', 'apellido1', '1 apellido'],
    ...['surname', 'surnames', 'last name', 'lastname', 'family name'],
  ],
  secondSurname: [
    ...['segundo apellido', 'apellido 2', 'apellido2', '2 apellido'],
    ...['second surname', 'second last name'],
  ],
  birthdate: [
    ...[
      'fecha de nacimiento',
      'fecha nacimiento',
      'fecha nac',
      'f nacimiento',
      'f nac',
      'fnac',
      'nacimiento',
    ],
    ...['nacido', 'birthdate', 'birth date', 'date of birth', 'dob', 'birthday', 'born'],
  ],
  dni: [
    ...['dni', 'nif', 'dni nif', 'nif dni', 'dni nie', 'nif nie', 'documento', 'documento de identidad'],
    ...['numero de documento', 'id number', 'national id', 'identity document', 'document'],
  ],
  email: ['correo electronico', 'correo', 'email', 'e mail', 'mail', 'email address', 'e mail address'],
  phone: [
    ...['telefono', 'telefonos', 'tel', 'tfno', 'movil', 'telefono movil', 'telefono 1', 'celular'],
    ...['phone', 'phone number', 'telephone', 'mobile', 'mobile phone', 'cell phone'],
  ],
  city: ['ciudad', 'poblacion', 'localidad', 'municipio', 'city', 'town', 'place of residence'],
}

/** The column that tells each field, by what the columns are called; the first of two that could. */
export function guessColumns(headers: readonly string[]): ImportColumns {
  const said = headers.map((each) =>
    fold(each)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  const found = importFields.map((field) => {
    const places = names[field].map((name) => said.indexOf(name)).filter((place) => place >= 0)
    return [field, places.length > 0 ? Math.min(...places) : null] as const
  })
  return Object.fromEntries(found) as ImportColumns
}
