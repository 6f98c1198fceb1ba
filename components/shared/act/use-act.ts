'use client'

import { useRef, useState } from 'react'
import { sentences } from '#contract/sentences'
import { RequestError } from '@/lib/browser/request'
import { Refused, type Sentence } from '@/lib/domain/sentence'

/** Words a refusal, perhaps after reading what the screen shows anew; null when the screen says it in another way. */
export type Wording = (refusal: RequestError) => Sentence | null | Promise<Sentence | null>

/**
 * Something that a person does and the server may refuse: whether it is under way, and what the screen says when it was
 * refused. A second press on the same is ignored while the first is under way. Anything but a refusal is a fault of
 * ours: the screen says that it failed, and it is thrown on.
 *
 *     const act = useAct({ key: 'staff.deleteFailed' })
 *     const remove = () => act.run(async () => { … })
 *     <Button disabled={act.pending} onClick={remove} />
 *     <SentenceAlert of={act.sentence} />
 */
export function useAct(usual: Sentence | Wording = sentences.failed) {
  const [running, setRunning] = useState<readonly string[]>([])
  const [sentence, setSentence] = useState<Sentence | null>(null)
  const busy = useRef(new Set<string>())

  /**
   * Does the work; true when it was not refused. `words` says a refusal of this work in another way. `on` names what is
   * acted on where several acts may be under way at once, one on each.
   */
  async function run(
    work: () => Promise<unknown>,
    words: Sentence | Wording = usual,
    on = '',
  ): Promise<boolean> {
    if (busy.current.has(on)) return false
    busy.current.add(on)
    setRunning([...busy.current])
    setSentence(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Refused || error instanceof RequestError)) {
        setSentence(sentences.failed)
        throw error
      }
      setSentence(await sentenceOf(error, words))
      return false
    } finally {
      busy.current.delete(on)
      setRunning([...busy.current])
    }
  }

  return {
    pending: running.length > 0,
    /** On what it is under way. */
    running,
    /** The sentence for the last refusal. */
    sentence,
    run,
    /** Says why there is nothing to send yet. */
    refuse: (reason: Sentence) => setSentence(reason),
    /** Takes back what was said. */
    clear: () => setSentence(null),
  }
}

export type Act = ReturnType<typeof useAct>

async function sentenceOf(
  refusal: Refused | RequestError,
  words: Sentence | Wording,
): Promise<Sentence | null> {
  if (refusal instanceof Refused) return refusal.sentence
  return typeof words === 'function' ? words(refusal) : words
}
