import { foldText } from '#contract/fold-text'

/** Words of somebody in danger, in both languages, folded. */
const alarming = [
  'chest pain',
  'heart attack',
  'stroke',
  'cannot breathe',
  "can't breathe",
  'can not breathe',
  'unconscious',
  'overdose',
  'severe bleeding',
  'suicide',
  'suicidal',
  'kill myself',
  'dolor en el pecho',
  'dolor de pecho',
  'dolor toracico',
  'infarto',
  'ictus',
  'no puedo respirar',
  'no respira',
  'inconsciente',
  'sobredosis',
  'hemorragia',
  'suicidio',
  'suicidarme',
  'matarme',
].map(foldText)

/** Whether a question sounds like an emergency: better once too often. */
export function isAlarming(question: string): boolean {
  const said = foldText(question)
  return alarming.some((words) => said.includes(words))
}
