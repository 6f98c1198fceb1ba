import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form's resolver whose schema and validator load with the first check, so that a page shows its form without
 * them: `lazyResolver(() => import('#contract/patients').then((contract) => contract.registerPatient))`. A form may hold
 * more than the schema asks for.
 */
export function lazyResolver<Asked extends FieldValues, Output, Input extends Asked = Asked>(
  loadSchema: () => Promise<z.ZodType<Output, Asked>>,
): Resolver<Input, unknown, Output> {
  let resolver: Promise<Resolver<Input, unknown, Output>> | undefined
  const load = async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    // It reads the fields that the schema asks for, whatever else there is.
    return zodResolver(schema) as Resolver<FieldValues, unknown, Output> as Resolver<Input, unknown, Output>
  }
  return async (values, context, options) => {
    resolver ??= load().catch((error: unknown) => {
      resolver = undefined
      throw error
    })
    return (await resolver)(values, context, options)
  }
}
