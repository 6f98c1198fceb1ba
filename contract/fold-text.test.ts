import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

/** Each row is one person, however the name is written; the first is what all are folded to. */
const spellings: readonly (readonly string[])[] = [
  [
    'obrien',
    "O'Brien",
    'O’Brien',
    'O‘Brien',
    'O´Brien',
    'O`Brien',
    'OʼBrien',
    'O＇Brien',
    'O′Brien',
    "O' Brien",
    'OBRIEN',
  ],
  ['dangelo gil', 'D’Angelo Gil', "D' Angelo  Gil", 'D´Angelo-Gil'],
  [
    'garcia perez',
    'García-Pérez',
    'García Pérez',
    'GARCIA PEREZ',
    'García‑Pérez',
    'García – Pérez',
    'Garci\u0301a\u00A0Pe\u0301rez',
  ],
  ['gross', 'Groß', 'GROẞ', 'GROSS', 'gross'],
  [
    'maria jose',
    'Mª José',
    'M.ª José',
    'Mª. José',
    'MªJosé',
    'mª-josé',
    'M ª José',
    'Ma. José',
    'María José',
  ],
  ['jose maria', 'José Mª', 'JoséMª', 'Jose M.ª'],
  ['francisco fernandez garcia', 'Fco. Fdez. Gª', 'Fco Fdez Gª', 'Francisco Fernández García'],
  ['antonio', 'Antº', 'Ant.º', 'Antonio'],
  [
    'galla placidia',
    'Gal·la Placídia',
    'Gaŀla Placidia',
    'Gal•la Placidia',
    'Gal.la Placidia',
    'GAL·LA PLACIDIA',
    'Galla Placidia',
  ],
  ['lhospitalet', 'L’Hospitalet', "l'hospitalet"],
  ['fiona ffion', 'ﬁona ﬀion', 'Fiona Ffion'],
  ['aeneas oeuvre', 'Æneas Œuvre', 'æneas œuvre'],
  ['lukasz lodz', 'Łukasz Łódź', 'LUKASZ LODZ'],
  ['soren bjorn', 'Søren Bjørn', 'SØREN BJØRN'],
  ['dordevic', 'Đorđević', 'ĐORĐEVIĆ', 'Dordevic'],
  ['isik', 'Işık', 'IŞIK', 'İşik'],
  ['thor', 'Þór', 'þór'],
  ['nguyen thi', 'Nguyễn Thị', 'NGUYỄN THỊ'],
  ['pena', 'Peña', 'Pen\u0303a', 'PEÑA', 'Pe\u00ADña', 'Pe\u200Bña'],
  ['ruiz vega maria', 'Ruiz Vega, María', 'ruiz vega maria'],
  ['ana', 'Ａｎａ', 'Ana.', '«Ana»', '(Ana)', ' \uFEFFana '],
  ['σισυφοσ', 'Σίσυφος', 'ΣΙΣΥΦΟΣ'],
  ['федор', 'Фёдор', 'ФЕДОР'],
]

it.each(spellings.flatMap(([folded = '', ...all]) => all.map((spelt) => [spelt, folded])))(
  '%j is found as %j',
  (spelt, folded) => expect(foldText(spelt)).toBe(folded),
)

it.each([
  ['Fcomar', 'fcomar'],
  ['Ma Long', 'ma long'],
  ['M. José', 'm jose'],
  ['fco@example.test', 'fco@example.test'],
  ['ana.gil@example.test', 'ana.gil@example.test'],
  ['%', '%'],
  ['- ’ .', ''],
])('%j means nothing else: %j', (text, folded) => expect(foldText(text)).toBe(folded))

it('is the same for capitals, decomposed letters, other apostrophes and hyphens', () => {
  const names = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÜÑÇáéíóúüñçßłøđŁØĐ' -]{0,24}$/)
  fc.assert(
    fc.property(names, fc.constantFrom(...'’‘´ʼ'), fc.constantFrom(...'‑–−'), (name, apostrophe, hyphen) => {
      const folded = foldText(name)
      expect(foldText(folded)).toBe(folded)
      expect(foldText(name.toUpperCase())).toBe(folded)
      expect(foldText(name.normalize('NFD'))).toBe(folded)
      expect(foldText(name.replaceAll("'", apostrophe).replaceAll('-', hyphen))).toBe(folded)
      expect(folded).toMatch(/^([a-z]+( [a-z]+)*)?$/)
    }),
  )
})
