import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl'
import type { accountSentences } from '#contract/account-sentences'
import type { fileRefusals } from '#contract/file-refusals'
import type { refusals } from '#contract/refusals'
import { sentences } from '#contract/sentences'

type ValueOf<Texts> = Texts[keyof Texts]
type Fixed =
  | ValueOf<typeof sentences>
  | ValueOf<typeof accountSentences>
  | ValueOf<typeof refusals>
  | ValueOf<typeof fileRefusals>

/** A text of the catalogues, by its whole name: 'staff.deleteFailed'. */
interface Text {
  key: MessageKeys<Messages, NestedKeyOf<Messages>>
  values?: Record<string, string | number>
}

declare const sentByServer: unique symbol
type Sent = string & { readonly [sentByServer]: true }

/**
 * Something that a screen may say: a text of the catalogues, a sentence of the contract, or a message that the server
 * sent on purpose. The text of any other error is none of these, so that it cannot reach a screen.
 */
export type Sentence = Text | Fixed | Sent

/** The message of a refusal, which the server words for people. */
export function sentBy({ message }: { status: number; message: string }): Sentence {
  return message as Sent
}

/** The sentence for a failure that has none of its own. */
export function failureOf({ code }: { code: string }): Sentence {
  return code === 'network' || code === 'unavailable' ? sentences.network : sentences.failed
}

/** An act that ends without a call being refused: thrown inside it, with what the screen says; null for nothing. */
export class Refused extends Error {
  readonly sentence: Sentence | null

  constructor(sentence: Sentence | null) {
    super('Refused')
    this.name = 'Refused'
    this.sentence = sentence
  }
}
