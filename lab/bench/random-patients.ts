const alphabets = [
  'abcdefghijklmnñopqrstuvwxyzáéíóúüç',
  'ÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÐÒÓÔÕÖØÙÚÛÜÝÞß',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '日本語漢字仮名中文字符한국어조선',
  'אבגדהוזחטיכלמנסעפצקרשת',
  '\'’-. <>&"{}[]()%$#@!?*/\\|~^`',
  '🙂🏥👩‍⚕️𝒜𝓃𝒶\u200d\u0301\u202e',
]

const upTo = (most: number) => Math.floor(Math.random() * most)
const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item

function randomText(most: number): string {
  const signs = [...oneOf(alphabets), ...oneOf(alphabets), ' ']
  return Array.from({ length: 1 + upTo(most) }, () => oneOf(signs)).join('')
}

const two = (number: number) => String(number).padStart(2, '0')

/** The cells of a line of a file of patients: names and places of any script and sign, days and addresses that may be wrong. */
export function randomPatient(dni: string): string[] {
  const born = `${two(1 + upTo(31))}/${two(1 + upTo(12))}/${1900 + upTo(140)}`
  const email = upTo(20) === 0 ? randomText(20) : `r${dni}.${upTo(1e9).toString(36)}@example.test`
  const phone = upTo(3) === 0 ? '' : `+${10 + upTo(89)} ${upTo(1e9)}`
  return [randomText(40), randomText(60), born, dni, email, phone, randomText(60)]
}
