import type { ImportField, ImportReason } from '#contract/import-fields'

type Said = readonly [en: string, es: string]

/** Words in the file of refused lines, besides the lines' own cells. */
export const lineWords: Said = ['Line', 'Línea']
export const faultWords: Said = ['What is wrong', 'Qué falla']

export const fieldWords: Record<ImportField, Said> = {
  name: ['Name', 'Nombre'],
  surname: ['Surname', 'Apellidos'],
  secondSurname: ['Second surname', 'Segundo apellido'],
  birthdate: ['Birthdate', 'Fecha de nacimiento'],
  dni: ['DNI', 'DNI'],
  documentKind: ['Document type', 'Tipo de documento'],
  documentCountry: ['Issued by', 'País que lo expide'],
  email: ['Email', 'Correo electrónico'],
  phone: ['Phone', 'Teléfono'],
  city: ['City', 'Ciudad'],
  sex: ['Sex', 'Sexo'],
  address: ['Address', 'Dirección'],
  postalCode: ['Postal code', 'Código postal'],
  healthCard: ['Health card', 'Tarjeta sanitaria'],
  language: ['Language', 'Idioma'],
  contactName: ['Emergency contact', 'Contacto de emergencia'],
  contactPhone: ['Emergency phone', 'Teléfono de emergencia'],
  specialty: ['Specialty', 'Especialidad'],
  patientDni: ['Patient’s DNI', 'DNI del paciente'],
  doctorEmail: ['Doctor’s email', 'Correo del médico'],
  day: ['Date', 'Fecha'],
  start: ['Starts', 'Empieza'],
  end: ['Ends', 'Termina'],
  until: ['Every week until', 'Cada semana hasta'],
  minutes: ['Minutes', 'Minutos'],
  reason: ['Reason', 'Motivo'],
}

export const reasonWords: Record<ImportReason, Said> = {
  missing: ['is missing', 'falta'],
  'too-long': ['is too long', 'es demasiado largo'],
  characters: ['has characters that cannot be read', 'tiene caracteres que no se pueden leer'],
  date: ['must be a date such as 25/11/2026', 'debe ser una fecha como 25/11/2026'],
  'date-ahead': ['is in the future', 'está en el futuro'],
  'date-long-ago': ['is too long ago', 'es de hace demasiado tiempo'],
  dni: [
    'is not a valid DNI or NIE: for another document, give its type in a column of its own',
    'no es un DNI ni un NIE válido: si es otro documento, indica su tipo en una columna aparte',
  ],
  'dni-letter': [
    'has a letter that does not match its number',
    'tiene una letra que no corresponde al número',
  ],
  'document-kind': ['is not a type of document', 'no es un tipo de documento'],
  'document-number': ['is not a valid number for this document', 'no es un número válido de ese documento'],
  country: ['is not a country', 'no es un país'],
  email: ['must look like name@example.com', 'debe ser como nombre@ejemplo.es'],
  phone: ['is not a phone number', 'no es un número de teléfono'],
  repeated: ['is already in an earlier line', 'está ya en una línea anterior'],
  taken: ['belongs to somebody else', 'es de otra persona'],
  closed: [
    'belongs to someone who has ended your clinic’s access',
    'es de alguien que ha retirado el acceso a tu clínica',
  ],
  specialty: ['is not a known specialty', 'no es una especialidad conocida'],
  time: ['is not a time on that day', 'no es una hora de ese día'],
  end: ['must be at least an hour after the start', 'debe ser al menos una hora después del inicio'],
  until: [
    'is before the first day or more than a year after it',
    'es anterior al primer día o pasa de un año',
  ],
  'too-far': ['is more than ten years ahead', 'está a más de diez años'],
  minutes: ['must be a number of minutes between 5 and 480', 'debe ser un número de minutos entre 5 y 480'],
  unknown: ['is not registered at your clinic', 'no está registrado en tu clínica'],
  overlaps: ['overlaps existing hours', 'coincide con un horario que ya existe'],
  'overlaps-line': ['overlaps another line', 'coincide con otra línea'],
  'doctor-busy': ['is at the time of another appointment of the doctor', 'coincide con otra cita del médico'],
  'date-order': [
    'can be read in several ways: first choose how this column is written',
    'se puede leer de varias formas: indica antes cómo está escrita su columna',
  ],
  'names-in-one': [
    'holds name and surname: write ‘surname, name’, or a column for each',
    'contiene nombre y apellidos: escribe «apellidos, nombre» o usa una columna para cada uno',
  ],
  spoiled: ['has garbled letters', 'tiene letras ilegibles'],
  rounded: [
    'has lost digits in a spreadsheet: format its column as text',
    'ha perdido cifras en una hoja de cálculo: da formato de texto a su columna',
  ],
  column: [
    'is in a column without a known name: first choose whether to use it',
    'está en una columna sin nombre conocido: elige antes si se usa',
  ],
  'patient-busy': [
    'is at the time of another appointment of the patient',
    'coincide con otra cita del paciente',
  ],
}
