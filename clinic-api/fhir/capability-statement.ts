import type { CapabilityStatement } from '@medplum/fhirtypes'
import { fhirJson } from './address.ts'
import { kinds } from './kinds.ts'

/** What this server can do, from the table that its routes are made of. */
export function capabilityStatement(base: string): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-11-22',
    kind: 'instance',
    software: { name: 'Consulta clinic API' },
    implementation: { description: 'The records of the clinics that use Consulta', url: base },
    fhirVersion: '4.0.1',
    format: [fhirJson, 'json'],
    rest: [
      {
        mode: 'server',
        documentation: 'Reading and searching. What nobody coded is text.',
        security: {
          description:
            'An access token or an API key of a clinic as Bearer, or the cookie of a session. What a role may read here is what it may read elsewhere; a key may read what its scopes name.',
        },
        operation: [
          { name: 'export', definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/export' },
        ],
        resource: [
          ...kinds.map(({ type, parameters }) => ({
            type,
            versioning: 'no-version' as const,
            interaction: [{ code: 'read' as const }, { code: 'search-type' as const }],
            searchParam: [
              { name: '_id', type: 'token' as const },
              ...Object.entries(parameters).map(([name, { type: kind, says }]) => ({
                name,
                type: kind,
                documentation: says,
              })),
            ],
            ...(type === 'Patient' && {
              operation: [
                {
                  name: 'everything',
                  definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything',
                },
              ],
            }),
          })),
          {
            type: 'Binary' as const,
            versioning: 'no-version' as const,
            interaction: [{ code: 'read' as const }],
          },
        ],
      },
    ],
  }
}
