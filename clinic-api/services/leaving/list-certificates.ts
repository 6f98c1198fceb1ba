import { desc } from 'drizzle-orm'
import type { Certificate } from '#contract/erasures'
import type { Reader } from '../../db/client.ts'
import { erasures } from '../../db/schema/erasures.ts'

const most = 200

/** The newest first. */
export async function listCertificates(orm: Reader): Promise<Certificate[]> {
  const rows = await orm
    .select({ certificate: erasures.certificate })
    .from(erasures)
    .orderBy(desc(erasures.id))
    .limit(most)
  return rows.map(({ certificate }) => certificate)
}
