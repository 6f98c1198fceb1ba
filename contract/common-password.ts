/**
 * Words from which common passwords are made, in the languages of the product: the most frequent ones of published
 * lists of leaked passwords, cut down to their letters, and what this trade adds.
 */
const words = new Set(
  `abc abcd abcde abcdef access admin administrador administrator alejandro amigo amor andrea angel antonio atletico
  azerty barcelona barca baseball batman betis bienvenida bienvenido boston butterfly cambiame carlos carmen changeme
  charlie chelsea chocolate cita citas clave clinica clinic computer consulta contrasena cristina daniel daniela default
  demo doctor doctora dragon enfermera england entrar espana estrella eugenia familia flower football francisco freedom
  futbol gato george guest hannah harry hello hola hospital iloveyou internet isabel javier jennifer jessica jesus jordan
  jorge jose juan junior killer laura letmein liverpool login lucia lunes madrid manager manolo manuel maria marina
  martes martin master medica medico michael michelle miguel monkey mustang nacional nicole nurse october oficina otono
  pablo pass passe passw password pasword patient patient paciente pepe pokemon prima primavera princess princesa prueba
  qazwsx qwe qwer qwerty qwertyui qwertyuiop realmadrid robert root salud samsung sandra secret secreto sergio sevilla
  shadow soccer spain spring starwars summer sunshine superman teamo temp temporal tequiero test testing thomas tigger
  trustno user usuario valencia verano virginia welcome whatever winter invierno x y z enero febrero marzo abril mayo
  junio julio agosto septiembre octubre noviembre diciembre january february march april june july august september
  november december monday friday sunday zxcvbn zxcvbnm asdf asdfg asdfgh asdfghjkl`.split(/\s+/),
)

const looksLike: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')
const withoutEnds = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')
const withLookalikes = (text: string) => [...text].map((each) => looksLike[each] ?? each).join('')

/** Whether each character is the next, the same or the one before of the last: 123456, aaaaaa, 87654321. */
function isRow(text: string): boolean {
  const steps = new Set([...text].slice(1).map((each, at) => each.charCodeAt(0) - text.charCodeAt(at)))
  return text.length > 2 && steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1
}

/**
 * Whether many people have this password, or would be guessed with it: a common word with digits and signs around it,
 * or with digits and signs in place of its letters, or a row of the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const plain = bare(password)
  const core = withoutEnds(plain)
  const spelled = [core, withLookalikes(core), withoutEnds(withLookalikes(plain))]
  if (spelled.some((each) => words.has(lettersOf(each)))) return true
  const digits = plain.replace(/\D/g, '')
  return lettersOf(plain).length <= 2 && isRow(digits)
}
