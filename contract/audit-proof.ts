import { z } from 'zod'
import { id } from './common.ts'

const hash = z.string().regex(/^[\da-f]{64}$/)
const text = z.string()

/** The sealed fields of an entry; instants with microseconds. See `SealedEntry` of `audit-chain.ts`. */
const sealedEntry = z.object({
  id: text,
  at: text.nullable(),
  action: text,
  outcome: text,
  actorId: text.nullable(),
  entity: text,
  entityId: text.nullable(),
  patientId: text.nullable(),
  clinicId: text.nullable(),
  rest: hash,
})

const link = z.object({
  position: z.number().int().positive(),
  entry: hash,
  sealedAt: text,
  previous: hash,
  skipped: hash,
})

/** A link that stands for all before it. */
const end = z.object({ position: z.number().int().positive(), hash })

/** The entries of an access log as they were sealed, and what leads to them from the newest link of their chains. */
export const auditProof = z.object({
  /** Entries younger than this may not be sealed yet. */
  openSeconds: z.number().int(),
  /** Without those that are not sealed yet. */
  entries: z.array(z.object({ chain: text, position: z.number().int().positive(), entry: sealedEntry })),
  chains: z.array(
    z.object({
      chain: text,
      newest: end,
      /** The newest link of a past day, which is also kept outside where that is set up. */
      anchor: end.extend({ day: z.iso.date() }).nullable(),
      /** The way from the newest link to those of the entries and to the anchor. */
      links: z.array(link),
    }),
  ),
})

export type AuditProof = z.infer<typeof auditProof>

/** The same page as that of the access log. */
export const auditProofQuery = z.object({
  patientId: id,
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
