import { z } from 'zod'
import './common.ts'

/** Answer of GET /health: the process lives. */
export const health = z.object({ status: z.string() })

/** Answer of GET /ready: it can work; on which database, and how durable that is. */
export const readiness = z.object({
  status: z.string(),
  database: z.string(),
  durability: z.string(),
  /** Whether files are taken: not while the malware scanner is away; all else goes on. */
  uploads: z.string().optional(),
})
