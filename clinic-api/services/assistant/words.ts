import type { Specialty } from '#contract/specialties'

/** Meanings that the words of a question can have. */
export type Mark = keyof typeof words

const words = {
  my: 'my|mine|our|i have|do i have|have i|we have|do we have|mi|mis|nuestro|nuestra|nuestros|nuestras|tengo|tenemos|he tenido|tuve',
  next: 'next|upcoming|soonest|earliest|first|coming|as soon as possible|proximo|proxima|proximos|proximas|siguiente|siguientes|primer|primera|primero|cuanto antes|lo antes posible',
  last: 'last|previous|ultimo|ultima|ultimos|ultimas|anterior|anteriores',
  visit:
    'visit|visits|appointment|appointments|booking|bookings|cita|citas|visita|visitas|consulta|consultas',
  cancel: 'cancel|cancelling|canceling|call off|cancelar|cancelo|cancela|cancelas|anular|anulo|anula',
  move: 'move|reschedule|postpone|change|changing|mover|muevo|mueve|cambiar|cambio|cambia|aplazar|aplazo|reprogramar|retrasar|adelantar',
  who: 'who|whos|anyone|anybody|someone|somebody|quien|quienes|alguien',
  doctor:
    'doctor|doctors|dr|dra|doctora|doctores|doctoras|medico|medica|medicos|medicas|especialista|specialist',
  free: 'free|available|availability|slot|slots|gap|gaps|free time|free times|libre|libres|hora libre|horas libres|disponible|disponibles|disponibilidad|hueco|huecos',
  book: 'book|make|arrange|schedule|pedir|pido|pide|reservar|reservo|reserva|coger|cojo|solicitar|solicito',
  wish: 'want|need|would like|quiero|querria|quisiera|necesito',
  count: 'how many|number of|cuantas|cuantos|numero de',
  noShow:
    'no - show|no - shows|no show|no shows|noshow|noshows|missed|not attended|did not come|didnt come|did not show up|didnt show up|didnt turn up|no presentados|no presentadas|no presentaciones|no asistidas|no asistencias|inasistencias|ausencias|plantones|faltas|no vinieron|no han venido|no se presentaron|no se han presentado|no acudieron|no han acudido|faltaron|han faltado',
  patient: 'patient|patients|people|paciente|pacientes|personas',
  plan: 'plan|subscription|suscripcion|tarifa',
  usage: 'usage|use|using|limit|limits|uso|usamos|limite|limites|contratado|contratada',
  hours:
    'opening hours|opening times|opening|hours|open|opens|close|closes|closed|horario|horarios|apertura|abre|abren|abris|abierto|abierta|abiertos|cierra|cierran|cerrais|cerrado|cerrada',
  treatment:
    'treatment|treatments|prescription|prescriptions|medication|medications|medicine|medicines|prescribed|receta|recetas|recetado|tratamiento|tratamientos|medicacion|medicamento|medicamentos|medicinas',
  take: 'take|taking|tomar|tomo|current|currently|active|actual|actuales|activos|ahora|now',
  specialties: 'specialty|specialties|especialidad|especialidades',
  twoFactor:
    'two - factor|two factor|twofactor|2 fa|2 factor|2 - factor|second factor|two - step|two step|2 - step|2 step|doble factor|segundo factor|dos factores|dos pasos|2 pasos',
  authentication:
    'authentication|verification|sign in|login|autenticacion|verificacion|identificacion|inicio de sesion',
  enable:
    'enable|turn on|activate|set up|setup|switch on|configure|activar|activo|activa|configurar|configuro|poner|pongo',
  password: 'password|passwords|contrasena|contrasenas|clave',
  history:
    'history|clinical history|medical history|medical record|clinical record|health record|historial|historial clinico|historial medico|historia clinica|historia medica|expediente',
  clinic: 'clinic|clinics|clinica|clinicas|centro|centros',
  filler:
    'a an the at for of in on to is are am be been was were do does did i we you us me can could may will would shall should please tell show give what which when where how whats whens there any have has had got with like see find know list all it that this and or by from time hello hi thanks un una unos unas el la los las lo al del de en para por que cual cuales cuando donde como es son esta estan hay tiene tienen puedo podemos puede pueden dime ensename muestrame ver veo se me nos mi y o con hola gracias favor a hora cada nuestras su sus hubo ha han fue'
      .split(' ')
      .join('|'),
} as const

const fields: Partial<Record<Specialty, string>> = {
  family_medicine:
    'family medicine|family doctor|gp|general practitioner|medicina familiar|medicina de familia|medicina general|medico de familia|medica de familia|medico de cabecera|medica de cabecera',
  nursing: 'nursing|nurse|nurses|enfermeria|enfermera|enfermero',
  physiotherapy: 'physiotherapy|physiotherapist|physio|fisioterapia|fisioterapeuta|fisio',
  pediatrics: 'pediatrics|paediatrics|pediatrician|paediatrician|pediatria|pediatra',
  orthopedics: 'orthopedics|orthopaedics|traumatologia|traumatologo|traumatologa|ortopedia',
  psychiatry: 'psychiatry|psychiatrist|psiquiatria|psiquiatra',
  surgery: 'surgery|surgeon|cirugia|cirujano|cirujana',
  ophthalmology: 'eye doctor|oculista',
  otolaryngology: 'ent|otorrino',
  gastroenterology: 'digestivo|aparato digestivo',
}

const roots: Partial<Record<Specialty, string>> = {
  gynecology: 'gynec gynaec ginec',
  dermatology: 'dermat',
  cardiology: 'cardi',
  neurology: 'neur',
  endocrinology: 'endocrin',
  oncology: 'onc',
  radiology: 'radi',
  ophthalmology: 'ophthalm oftalm',
  urology: 'ur',
  anesthesiology: 'anesthesi anaesthesi anestesi',
  otolaryngology: 'otolaryng otorrinolaring',
  gastroenterology: 'gastroenter',
}

const endings = ['ology', 'ologist', 'ologists', 'ologia', 'ologo', 'ologa', 'ologos']

/** The meaning of a phrase: a mark, or a specialty. */
export type Meaning = { mark: Mark } | { specialty: Specialty }

/** Phrases by their first word, the longest first, without accents and case. */
export const lexicon = new Map<string, { phrase: string; meaning: Meaning }[]>()

function add(phrases: readonly string[], meaning: Meaning): void {
  for (const phrase of phrases) {
    const [first = ''] = phrase.split(' ')
    const known = lexicon.get(first) ?? []
    known.push({ phrase, meaning })
    lexicon.set(
      first,
      known.sort((a, b) => b.phrase.length - a.phrase.length),
    )
  }
}

const keysOf = <Key extends string>(record: Partial<Record<Key, unknown>>) => Object.keys(record) as Key[]

for (const mark of keysOf(words)) add(words[mark].split('|'), { mark })
for (const specialty of keysOf(fields)) add(fields[specialty]?.split('|') ?? [], { specialty })
for (const specialty of keysOf(roots)) {
  const stems = roots[specialty]?.split(' ') ?? []
  add(
    stems.flatMap((stem) => endings.map((ending) => stem + ending)),
    { specialty },
  )
}
