import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form's resolver whose schema and validator load with the first check, so that a page shows its form without
 * them: `lazyResolver(() => import('#contract/patients').then((contract) => contract.registerPatient))`.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  let resolver: Promise<Resolver<Input, unknown, Output>> | undefined
  const load = async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema)
  }
  return async (values, context, options) => {
    resolver ??= load().catch((error: unknown) => {
      resolver = undefined
      throw error
    })
    return (await resolver)(values, context, options)
  }
}
