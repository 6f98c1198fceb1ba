import { foldText } from '#contract/fold-text'

/** Words of somebody in danger, in both languages, folded. A row alarms when a question has all of it, in any order. */
const alarming: readonly (readonly RegExp[])[] = [
  [/\bchest\b/, /\b(pain|hurt|ach|tight|pressure|squeez|burn)/],
  [/\bpecho\b/, /\b(dolor|duel|doli|opresi|oprim|apriet|presion|pincha|punza|quema)/],
  [/\bdolor/, /\btoraci/],
  [/\b(heart attacks?|strokes?|infart\w*|ictus|derrame cerebral|angina)\b/],
  [/\bbreath/, /\b(can.?t|cannot|can not|not|trouble|hard|short|difficult|struggl|stop)/],
  [/\brespir/, /\b(no|apenas|dificultad|dificil|cuesta|mal)\b/],
  [/\b(falta\w*|sin)\b/, /\b(el aire|aliento)\b/],
  [/\b(choking|me ahogo|se ahoga|ahogando|atragant)/],
  [/\b(unconscious|passed out|inconsciente|desmay|perdido el conocimiento)/],
  [/\b(seizure|convulsi|anaphyla|anafila)/],
  [/\b(overdose|sobredosis|poisoned|intoxica|envenena)/],
  [/\bbleed/, /\b(severe|heav|lot|stop|badly|much)/],
  [/\b(hemorragia|desangr)/],
  [/\bsangr/, /\b(mucho|mucha|no para|abundante)\b/],
  [/\b(suicid|kill myself|end my life|hurt myself|want to die)/],
  [/\b(matarme|quitarme la vida|hacerme dano|quiero morir)/],
]

/** Whether a question sounds like an emergency: better once too often. */
export function isAlarming(question: string): boolean {
  const said = foldText(question)
  return alarming.some((words) => words.every((word) => word.test(said)))
}
