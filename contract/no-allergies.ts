import { foldText } from './fold-text.ts'

const none = [
  'nkda?',
  'nka',
  '(?:ninguna?|ninguno)(?: conocid[oa]s?)?',
  'no conocid[oa]s?',
  'no (?:known )?(?:drug )?allerg(?:y|ies)(?: known)?',
  'none(?: known)?',
  'sin (?:alergias?|ram|amc)(?: medicamentosas?| a medicamentos)?(?: conocidas?)?',
  '(?:no|niega|no refiere|no tiene|no hay) (?:alergias?|amc|ram)(?: medicamentosas?| a medicamentos)?(?: conocidas?)?',
  '(?:amc|nc)',
]
const sayingNone = new RegExp(`^(?:${none.join('|')})$`)

/** Whether a text in place of an allergy says that none are known, such as 'NKDA' or 'no conocidas'. */
export const saysNoAllergies = (text: string): boolean => sayingNone.test(foldText(text))
