'use client'

import { useEffect } from 'react'
import { writeStartRecord } from '@/lib/browser/session/stored-data'

/** Part of every page: writes the record of section 2 when the application starts in a tab. */
export function StartRecord() {
  useEffect(writeStartRecord, [])
  return null
}
