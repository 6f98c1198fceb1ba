import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Description, describeOperations, uploadBody } from './describe-operations.ts'
import type { Access } from './server.ts'

/** The description of the API, generated from the contract, and the page to browse it. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Consulta clinic API',
        version: '1',
        description: 'Clinics, staff, schedules, appointments, patients and clinical histories.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'Consulta' },
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'token' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const body = schema?.consumes?.includes('multipart/form-data') ? { body: uploadBody } : {}
      return { url, schema: { ...schema, ...body, ...accessOf(route.route.config?.access) } }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/v1/docs' })
  let described: Description | null = null
  app.get('/api/v1/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, () => {
    described ??= describeOperations({ ...app.swagger() })
    return described
  })
}

/** The access to a call, in the terms of OpenAPI and in ours. */
function accessOf(access: Access = 'public') {
  return { security: access === 'public' ? [] : [{ session: [] }], 'x-access': access }
}
