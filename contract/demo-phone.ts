import { z } from 'zod'
import { textChannels } from './channels.ts'
import { instant } from './common.ts'

const place = {
  channel: z.enum(textChannels),
  /** The patient's number. */
  person: z.string().max(30),
  /** The clinic's sender. */
  sender: z.string().max(30),
}

/** A message on the telephone that stands in for those of the demo's patients. */
const phoneText = z.object({
  id: z.string(),
  ...place,
  text: z.string(),
  at: instant,
  /** Whether the patient wrote it. */
  isAnswer: z.boolean(),
})

export type PhoneText = z.infer<typeof phoneText>

/** Oldest first. */
export const demoPhone = z.object({ texts: z.array(phoneText) })

export type DemoPhone = z.infer<typeof demoPhone>

export const phoneAnswer = z.object({ ...place, text: z.string().trim().min(1).max(1000) })
