import { type ConsentKind, consentTexts } from '#contract/consent-choices'
import type { Consent } from '#contract/consents'

type ConsentText = (typeof consentTexts)[ConsentKind][number]

/** Under which key of `consents.texts` a version stands. */
export function textOf(kind: ConsentKind, version: number): ConsentText {
  const texts: readonly ConsentText[] = consentTexts[kind]
  return texts[version - 1] ?? consentTexts[kind][0]
}

/** Whether what rests on this consent has to ask for it: none stands, or it was to another text than that of now. */
export function isAskedFor({ on, given, saidVersion, version }: Consent): boolean {
  return !on || (given === true && saidVersion !== version)
}
