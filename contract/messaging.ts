import { z } from 'zod'
import { requiredNote, requiredText } from './common.ts'

/** Replies that a clinic may keep, and characters of one. */
export const mostReplies = 30
const longestReply = 2_000

/** Hours within which a clinic may promise to answer. */
const longestAnswer = 240
const usualAnswer = 48

const missing = 'This field is required'

/** A text that the team writes again and again; `{patient}`, `{doctor}`, `{date}`, `{time}` and `{clinic}` are filled in. */
export const savedReply = z.object({
  title: requiredText(missing, 60),
  textEn: requiredNote(missing, longestReply),
  textEs: requiredNote(missing, longestReply),
})

export type SavedReply = z.infer<typeof savedReply>

/** How a clinic answers its patients' messages. */
export const messagingSettings = z.object({
  answerHours: z.number({ error: 'Hours must be a number' }).int().min(1).max(longestAnswer),
  replies: z.array(savedReply).max(mostReplies, `Must be at most ${mostReplies} replies`),
})

export type MessagingSettings = z.infer<typeof messagingSettings>

/** Defaults for a clinic that has not changed its settings. */
export const defaultMessaging: MessagingSettings = { answerHours: usualAnswer, replies: [] }
