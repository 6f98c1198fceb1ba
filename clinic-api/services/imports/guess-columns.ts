import { foldText } from '#contract/fold-text'
import {
  fieldsOf,
  type ImportField,
  type ImportKind,
  type NameOrder,
  nameOrders,
} from '#contract/import-fields'
import type { ImportColumns } from '#contract/imports'

const listed = (names: string) => names.split(',').map((name) => name.replace(/\s/g, ''))

/** How the columns are called in Spanish and English, without accents, case and signs. */
const names: Record<ImportField, readonly string[]> = {
  name: listed('nombre, nombres, nombre de pila, name, first name, given name, forename'),
  surname: listed(`
    apellidos, apellido, primer apellido, apellido 1, 1 apellido, surname, surnames, last name,
    family name`),
  secondSurname: listed(`
    segundo apellido, apellido 2, 2 apellido, second surname, second last name`),
  birthdate: listed(`
    fecha de nacimiento, fecha nacimiento, fecha nac, fec nacimiento, fec nac, f nacimiento, f nac, nacimiento, nacido,
    birthdate, birth date, date of birth, dob, birthday, born`),
  dni: listed(`
    dni, nif, dni nif, nif dni, dni nie, nif nie, dni o nie, documento, documento de identidad, numero de documento,
    id number, national id, identity document, document`),
  documentKind: listed(`
    tipo de documento, tipo documento, tipo doc, clase de documento, tipo identificacion, document type,
    type of document, document kind, id type`),
  documentCountry: listed(`
    pais del documento, pais documento, pais de expedicion, pais que lo expide, pais emisor,
    document country, issued by, issuing country, country of issue`),
  email: listed('correo electronico, correo e, correo, email, mail, email address'),
  phone: listed(`
    telefono, telefonos, tel, tfno, tlf, tlfno, movil, telefono movil, telefono 1, celular, phone, phone number,
    telephone, mobile, mobile phone, cell phone`),
  specialty: listed('especialidad, especialidades, specialty, specialties'),
  patientDni: listed(`
    dni, nif, dni nif, nif dni, dni del paciente, dni paciente, nif del paciente, paciente, documento,
    patient s dni, patient dni, patient id, patient`),
  doctorEmail: listed(`
    correo del medico, correo del doctor, correo del profesional, correo medico, email del medico,
    email medico, medico, doctor, facultativo, profesional, doctor s e mail, doctor s email,
    doctor e mail, doctor email, physician, practitioner`),
  day: listed(`
    fecha, dia, fecha de la cita, fecha cita, fecha de la visita, desde, date, day, visit date,
    appointment date, from`),
  start: listed(`
    hora, empieza, inicio, hora inicio, hora de inicio, hora de la cita, entrada, time, starts, starts at,
    start, start time`),
  end: listed('termina, fin, hora fin, hora de fin, salida, ends, ends at, end, end time'),
  until: listed(`
    cada semana hasta, hasta, se repite hasta, repetir hasta, fecha fin, fecha de fin, every week until,
    until, repeats until, repeat until, end date`),
  minutes: listed('minutos, duracion, duracion min, duracion minutos, minutes, duration, length'),
  reason: listed('motivo, motivo de la cita, motivo de consulta, reason, reason for the visit'),
  sex: listed('sexo, genero, sex, gender'),
  address: listed('direccion, domicilio, calle, direccion postal, address, street, street address'),
  postalCode: listed('codigo postal, cp, cod postal, postal code, postcode, zip, zip code'),
  healthCard: listed(`
    tarjeta sanitaria, numero de tarjeta sanitaria, n tarjeta sanitaria, cip, tsi, cip sns, health card,
    health card number, health insurance number`),
  language: listed('idioma, lengua, language, preferred language'),
  contactName: listed(`
    contacto de emergencia, contacto emergencia, persona de contacto, emergency contact, contact person,
    emergency contact name`),
  contactPhone: listed(`
    telefono de emergencia, telefono emergencia, telefono de contacto, telefono contacto,
    telefono del contacto de emergencia, emergency phone, emergency contact phone, contact phone`),
  city: listed('ciudad, poblacion, localidad, municipio, city, town, place of residence'),
}

/** How a column is called that holds surname and name, or name and surname. */
const wholeNames: Record<NameOrder, readonly string[]> = {
  'surname-first': listed(`
    apellidos y nombre, apellidos nombre, apellido y nombre, apellido nombre, apellidos y nombres,
    surname and name, surname name, last name first name, surname first name, surnames and name`),
  'name-first': listed(`
    nombre y apellidos, nombre apellidos, nombre y apellido, nombre apellido, nombres y apellidos,
    name and surname, name surname, first name last name, first and last name, name and surnames`),
}

/** Names of a column with the whole name that do not tell which part comes first. */
const anyOrder = listed(`
  nombre completo, nombre del paciente, nombre paciente, paciente, pacientes, titular, nombre del medico,
  medico, doctor, facultativo, profesional, full name, complete name, patient name, patient, doctor name,
  physician`)

// '1er apellido', '2.º apellido'.
const ordinal = /(?<=^[12])[a-z]{1,2}(?=apellido)/

/** Letters and figures alone: 'N.I.F.' is 'nif', and 'FechaNac' is 'fecha nac'. */
const plain = (header: string) =>
  foldText(header)
    .replace(/[^a-z0-9]+/g, '')
    .replace(ordinal, '')

/** Names that count where no other column could: beside one of DNIs, a column of NIEs is empty for most. */
const otherwise: Partial<Record<ImportField, readonly string[]>> = { dni: listed('nie') }

/** The column that tells each field of a kind, by what the columns are called; the first of two that could. */
export function guessColumns(kind: ImportKind, headers: readonly string[]): ImportColumns {
  const said = headers.map(plain)
  const placeOf = (known: readonly string[]) => {
    const places = known.map((name) => said.indexOf(name)).filter((place) => place >= 0)
    return places.length > 0 ? Math.min(...places) : null
  }
  const fields = fieldsOf(kind)
  const found = Object.fromEntries(
    fields.map((field) => [field, placeOf(names[field]) ?? placeOf(otherwise[field] ?? [])]),
  ) as ImportColumns
  if (!fields.includes('surname') || typeof found.surname === 'number') return found
  const whole = placeOf([...wholeNames['surname-first'], ...wholeNames['name-first'], ...anyOrder])
  return whole === null || typeof found.name === 'number' ? found : { ...found, name: whole, surname: whole }
}

/** How many fields of a kind the cells name. */
export function fieldsNamed(kind: ImportKind, cells: readonly string[]): number {
  return Object.values(guessColumns(kind, cells)).filter((place) => typeof place === 'number').length
}

/** Which part comes first in a column that is called like this; null when its name does not tell. */
export function nameOrderOf(header: string): NameOrder | null {
  return nameOrders.find((each) => wholeNames[each].includes(plain(header))) ?? null
}
