import { describe, expect, it } from 'vitest'
import { fieldsOf, type ImportKind, importKinds } from '#contract/import-fields'
import en from '../../../messages/en.json' with { type: 'json' }
import es from '../../../messages/es.json' with { type: 'json' }
import { guessColumns } from './guess-columns.ts'

const guessed = (kind: ImportKind, headers: string[]) =>
  Object.values(guessColumns(kind, headers))
    .map((each) => each ?? '-')
    .join(' ')

describe('the columns of a file', () => {
  it.each<[ImportKind, string, string]>([
    [
      'patients',
      'Nombre;Apellidos;F. Nacimiento;DNI/NIF;Correo electrónico;Teléfono móvil;Población',
      '0 1 - 2 3 - - 4 5 6 - - - - - - -',
    ],
    [
      'patients',
      'First name;Last name;Date of Birth;ID number;E-mail;Phone;City',
      '0 1 - 2 3 - - 4 5 6 - - - - - - -',
    ],
    [
      'patients',
      'nombre;apellidos;documento;tipo de documento;país de expedición',
      '0 1 - - 2 3 4 - - - - - - - - - -',
    ],
    [
      'patients',
      'Nombre;Apellidos;F. Nac;Sexo;Domicilio;C.P.;CIP;Idioma;Contacto de emergencia;Teléfono de emergencia',
      '0 1 - 2 - - - - - - 3 4 5 6 7 8 9',
    ],
    [
      'patients',
      'nif;EMAIL;fecha_nacimiento;apellido1;apellido2;nombre',
      '5 3 4 2 0 - - 1 - - - - - - - - -',
    ],
    [
      'patients',
      '1er Apellido;2.º apellido;Nombre;N.I.F.;FechaNac;Correo-e;Tlf.',
      '2 0 1 4 3 - - 5 6 - - - - - - - -',
    ],
    [
      'patients',
      '1erApellido;2do Apellido;Nombre;D.N.I.;Fec. Nacimiento;E-mail;C.P.',
      '2 0 1 4 3 - - 5 - - - - 6 - - - -',
    ],
    ['patients', 'Nombre;Apellidos;NIE', '0 1 - - 2 - - - - - - - - - - - -'],
    ['patients', 'Nombre;Apellidos;NIE;DNI', '0 1 - - 3 - - - - - - - - - - - -'],
    ['patients', 'id;comments', '- - - - - - - - - - - - - - - - -'],
    ['doctors', 'Apellidos;Nombre;Especialidad;NIF;Correo', '1 0 - 2 3 - - 4'],
    ['hours', 'Médico;Desde;Hasta;Entrada;Salida', '0 1 3 4 2'],
    ['visits', 'Date;Time;Patient;Doctor;Duration', '0 1 2 3 4 -'],
  ])('of %s are guessed by their names: %s', (kind, headers, expected) => {
    expect(guessed(kind, headers.split(';'))).toBe(expected)
  })

  it.each(importKinds)('of the template of %s are all known in both languages', (kind) => {
    for (const { fields } of [en.imports, es.imports]) {
      const headers = fieldsOf(kind).map((field) => fields[field])
      expect(guessed(kind, headers)).toBe(headers.map((_, place) => place).join(' '))
    }
  })
})
