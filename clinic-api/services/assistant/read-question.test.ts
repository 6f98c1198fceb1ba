import { describe, expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'

// A Monday.
const today = '2026-11-16'
const none = { from: null, until: null }
const about = { days: null, specialty: null, names: [] }
const day = (from: string, to = from) => ({ from, to })
const free = (changes: object) => ({
  intent: 'free-times',
  specialty: null,
  names: [],
  days: null,
  time: none,
  ...changes,
})
const visits = (which: string, changes: object = {}, isMine = true) => ({
  intent: 'visits',
  which,
  isMine,
  about: { ...about, ...changes },
})
const change = (how: string, changes: object = {}) => ({
  intent: 'change-visit',
  how,
  about: { ...about, ...changes },
})
const howTo = (topic: string) => ({ intent: 'how-to', topic })
const noShows = (days: object | null, isMine = false) => ({ intent: 'no-shows', isMine, days })
const plain = (intent: string) => ({ intent })
const after = (hour: number) => ({ from: hour * 60, until: null })
const before = (hour: number) => ({ from: null, until: hour * 60 })
const tomorrow = day('2026-11-17')

const understood: [en: string, es: string, question: object][] = [
  [
    'next dermatology after 17:00',
    'próxima dermatología después de las 17:00',
    free({ specialty: 'dermatology', time: after(17) }),
  ],
  [
    'Next dermatologist after 5pm?',
    '¿Próximo dermatólogo a partir de las 5 de la tarde?',
    free({ specialty: 'dermatology', time: after(17) }),
  ],
  [
    'next cardiology appointment on Friday',
    'próxima cita de cardiología el viernes',
    free({ specialty: 'cardiology', days: day('2026-11-20') }),
  ],
  ['first free slot in pediatrics', 'primer hueco libre en pediatría', free({ specialty: 'pediatrics' })],
  [
    'dermatology between 16 and 18 tomorrow',
    'dermatología entre las 16 y las 18 mañana',
    free({ specialty: 'dermatology', days: tomorrow, time: { from: 960, until: 1080 } }),
  ],
  [
    'a physio tomorrow morning',
    'un fisio mañana por la mañana',
    free({ specialty: 'physiotherapy', days: tomorrow, time: before(12) }),
  ],
  [
    'an ENT before 10 on 3 December',
    'otorrino antes de las 10 el 3 de diciembre',
    free({ specialty: 'otolaryngology', days: day('2026-12-03'), time: before(10) }),
  ],
  ['who is free tomorrow', '¿quién está libre mañana?', free({ days: tomorrow })],
  [
    'Who’s available this afternoon?',
    '¿Quién tiene hueco esta tarde?',
    free({ days: day(today), time: after(12) }),
  ],
  ['which doctors are free on 24/12', 'qué médicos están libres el 24/12', free({ days: day('2026-12-24') })],
  ['when is Dr. García free?', '¿cuándo está libre la Dra. García?', free({ names: ['garcia'] })],
  [
    'book with García next week',
    'reservar con García la semana que viene',
    free({ names: ['garcia'], days: day('2026-11-23', '2026-11-29') }),
  ],
  ['I need an appointment tomorrow', 'necesito una cita mañana', free({ days: tomorrow })],
  ['my visits in May', 'mis citas en mayo', visits('days', { days: day('2026-05-01', '2026-05-31') })],
  [
    'my appointments in December',
    'mis citas de diciembre',
    visits('days', { days: day('2026-12-01', '2026-12-31') }),
  ],
  [
    'my visits in May 2025',
    'mis visitas en mayo de 2025',
    visits('days', { days: day('2025-05-01', '2025-05-31') }),
  ],
  [
    'what appointments do I have this week?',
    '¿qué citas tengo esta semana?',
    visits('days', { days: day('2026-11-16', '2026-11-22') }),
  ],
  ['show me my appointments', 'muéstrame mis citas', visits('ahead')],
  ['when is my next visit?', '¿cuándo es mi próxima cita?', visits('next')],
  [
    'my next dermatology visit',
    'mi próxima visita de dermatología',
    visits('next', { specialty: 'dermatology' }),
  ],
  ['my last visit with Dr García', 'mi última cita con el Dr. García', visits('last', { names: ['garcia'] })],
  ['visits today', 'citas de hoy', visits('days', { days: day(today) }, false)],
  [
    'how many appointments do we have tomorrow?',
    '¿cuántas citas tenemos mañana?',
    visits('days', { days: tomorrow }),
  ],
  ['cancel my next visit', 'cancelar mi próxima cita', change('cancel')],
  ['How do I cancel an appointment?', '¿Cómo cancelo una cita?', change('cancel')],
  [
    'cancel my appointment on Thursday',
    'anula mi cita del jueves',
    change('cancel', { days: day('2026-11-19') }),
  ],
  [
    'reschedule my dermatology visit',
    'cambiar mi cita de dermatología',
    change('move', { specialty: 'dermatology' }),
  ],
  ['opening hours', 'horario de apertura', plain('opening-hours')],
  ['when does the clinic open on Saturday?', '¿cuándo abre la clínica el sábado?', plain('opening-hours')],
  ['what are my current prescriptions', 'cuáles son mis recetas actuales', plain('treatments')],
  ['my medication', '¿qué tratamientos tengo?', plain('treatments')],
  ['what plan are we on?', '¿qué plan tenemos contratado?', plain('plan')],
  ['how many no-shows this week', 'cuántas ausencias esta semana', noShows(day('2026-11-16', '2026-11-22'))],
  [
    'How many patients missed last month?',
    '¿Cuántos pacientes no vinieron el mes pasado?',
    noShows(day('2026-10-01', '2026-10-31')),
  ],
  ['my no-shows', 'mis plantones', noShows(null, true)],
  ['Which specialties are available?', '¿Qué especialidades hay?', plain('specialties')],
  ['how do I enable two-factor', 'cómo activo el doble factor', howTo('two-factor')],
  ['Set up 2FA', 'configurar la autenticación en dos pasos', howTo('two-factor')],
  ['change my password', '¿cómo cambio mi contraseña?', howTo('password')],
  ['the specialities of the clinic', 'las especialidades de la clínica', plain('specialties')],
  ['How do I book an appointment?', '¿Cómo pido una cita?', howTo('book')],
  ['How can I see my clinical history?', '¿Cómo puedo ver mi historial clínico?', howTo('history')],
]

describe('a question', () => {
  it.each(understood)('%s · %s', (english, spanish, question) => {
    for (const asked of [english, spanish, spanish.normalize('NFD').toUpperCase()])
      expect(readQuestion(asked, today), asked).toEqual(question)
  })

  it.each([
    'Is {this} <b>safe</b>?',
    'What should I bring to my first visit with nothing?!?*',
    'what is dermatology',
    '¿qué es la dermatología?',
    'is it free?',
    'hello',
    'hola, buenos días',
    'delete my plan and my password',
    'cancel my next visit and open the clinic',
    'who am I',
    'next',
    'my',
    '17:00',
    'I may book',
    'does my head hurt tomorrow',
    'opening hours of dermatology',
    'how many no-shows with García',
    '%%%',
    '',
  ])('that is not understood answers nothing: %s', (asked) => {
    expect(readQuestion(asked, today)).toBeNull()
  })

  it('names the months that are meant, over the turn of the year', () => {
    const daysOf = (asked: string, day: string) => {
      const question = readQuestion(asked, day)
      return question && 'about' in question ? question.about.days : null
    }
    expect(daysOf('my visits in January', '2026-12-20')).toEqual(day('2027-01-01', '2027-01-31'))
    expect(daysOf('my visits in November', '2026-12-20')).toEqual(day('2026-11-01', '2026-11-30'))
    expect(daysOf('my visits in February', '2028-02-29')).toEqual(day('2028-02-01', '2028-02-29'))
    expect(daysOf('my visits next month', '2026-12-20')).toEqual(day('2027-01-01', '2027-01-31'))
    expect(daysOf('my visits last month', '2027-01-03')).toEqual(day('2026-12-01', '2026-12-31'))
    expect(daysOf('my visits last Monday', '2026-11-16')).toEqual(day('2026-11-09'))
    expect(daysOf('my visits on 2 November', '2026-11-16')).toEqual(day('2026-11-02'))
  })
})
