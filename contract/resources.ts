import { z } from 'zod'
import { id, requiredText } from './common.ts'

export const resourceKinds = ['room', 'equipment'] as const

export type ResourceKind = (typeof resourceKinds)[number]

/** A room or a piece of equipment, which one visit has at a time. */
export const resource = z.object({
  _id: id,
  clinicId: id,
  name: z.string(),
  kind: z.enum(resourceKinds),
})

export type Resource = z.infer<typeof resource>

export const resourceList = z.array(resource)

export const resourcesQuery = z.object({ clinicId: id })

export const updateResourceInput = z.object({
  name: requiredText('Name is required', 60),
  kind: z.enum(resourceKinds),
})

export const resourceInput = updateResourceInput.extend({ clinicId: id })
