import type { CapabilityStatement } from '@medplum/fhirtypes'
import { fhirJson } from './address.ts'
import { kinds } from './kinds.ts'
import { commonParameters } from './search-query.ts'

const unsupported =
  'Supported beside the parameters named: _count, _summary, _total, and Prefer: handling=lenient, without which an unknown parameter is refused. Dates have any precision and any prefix, several values are separated by commas, ap covers a tenth of the time from now more, and a time without an offset is UTC. _sort names the order of the lists, family or name of Patient and date of Appointment. Not supported: any other _sort, _include, _revinclude, _elements, modifiers such as :exact, vread and history (no versions are kept), $export of a group, or asked for by POST.'

/** Describes this server from the same table that its routes are made of. */
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
        documentation: `Reading and searching, by GET and by POST _search. What nobody coded is text. ${unsupported}`,
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
              ...Object.entries({ ...commonParameters, ...parameters }).map(
                ([name, { type: kind, says }]) => ({
                  name,
                  type: kind,
                  documentation: says,
                }),
              ),
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
