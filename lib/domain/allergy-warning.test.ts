import { describe, expect, it } from 'vitest'
import { allergiesIn } from './allergy-warning'

describe('the allergies that a treatment’s name contains', () => {
  it.each([
    ['Penicilina G 1 M', 'penicilina'],
    ['PENICILINA', 'Alergia a penicilinas'],
    ['Bencilpenicilina', 'Penicilina'],
    ['Amoxicilina 500 mg', 'Amoxicillin'],
    ['Penicillin V', 'Penicilina'],
    ['Ibuprofen 400', 'Ibuprofeno'],
    ['Aspirina', 'severe allergy: aspirin'],
    ['Ácido acetilsalicílico 100 mg', 'acetylsalicylic acid'],
    ['Sulfamethoxazole/trimethoprim', 'Sulfametoxazol'],
    ['Latex-free? no: látex', 'LATEX'],
    ['Metamizol', 'Paracetamol, metamizol'],
    ['Naproxeno', 'Ibuprofeno y naproxeno'],
    ['AAS 100', 'aas'],
    ['Extracto de 5-HTP', '5-htp'],
  ])('%j warns of %j', (treatment, allergy) => {
    expect(allergiesIn(treatment, ['Pollen', allergy])).toEqual([allergy])
  })

  it.each([
    ['Paracetamol', 'Ibuprofeno'],
    ['Baas', 'AAS'],
    ['Salbutamol', 'Sal'],
    ['Ácido fólico', 'Ácido acetilsalicílico'],
    ['Tratamiento de la alergia', 'Alergia grave'],
    ['Vitamin A', 'a'],
    ['Anything', ' – '],
    ['', 'Penicilina'],
  ])('%j does not warn of %j', (treatment, allergy) => {
    expect(allergiesIn(treatment, [allergy])).toEqual([])
  })

  it('keeps the order in which they are recorded', () => {
    expect(allergiesIn('Amoxicilina con ácido clavulánico', ['Clavulánico', 'Nuts', 'Amoxicilina'])).toEqual([
      'Clavulánico',
      'Amoxicilina',
    ])
  })
})
