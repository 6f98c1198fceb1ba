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
  [/\b(unconscious|fainted|fainting|pass(ed|es|ing)? out|inconsciente|desmay)/],
  [/\b(lost|los(es?|ing)) consciousness\b/],
  [/\b(perd|pierd)/, /\b(conocimiento|con(s?)ciencia)\b/],
  [/\b(seizure|convulsi|anaphyla|anafila)/],
  [/\ballergic reaction/, /\b(sever|serious|strong|swell|swollen|throat|tongue)/],
  [/\breaccion\w* alergica/, /\b(grave|sever|fuerte|hincha|garganta|lengua)/],
  [/\b(face|mouth)\b/, /\bdroop/],
  [/\b(cara|boca)\b/, /\b(torcid|tuerce|torcio)/],
  [/\b(lado|mitad) de la cara\b/, /\b(cae|caid|paraliz)/],
  [
    /\b(swallow|drank\b|drunk\b|drinking\b)/,
    /\b(bleach|detergent|antifreeze|drain cleaner|poison|batter(y|ies)\b)/,
  ],
  [
    /\b(trag(o|ado|ada|ue)|bebi(o|do)|ingeri\w*)\b/,
    /\b(lejia|detergente|anticongelante|amoniaco|veneno|pilas?)\b/,
  ],
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
