import { customType } from 'drizzle-orm/pg-core'

/** Text compared byte by byte, so that order and keyset paging do not depend on the server's locale. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
