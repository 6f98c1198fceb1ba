import { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'
import type { Refusal } from './registration-errors'
import type { Sentence } from './sentence'

/** Somebody who is registered elsewhere could not be linked: nobody is who was typed, or they closed their record. */
export function linkRefusal({ status, message }: Refusal): Sentence {
  if (status === 404) return { key: 'registration.linkUnknown' }
  return message === refusals.recordClosed ? message : sentences.failed
}
