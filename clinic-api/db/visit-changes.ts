/** How often an appointment `a` was changed, taking back included: the SEQUENCE that calendar programs compare. */
export const visitChanges = '(select count(*)::int from appointment_changes where appointment_id = a.id)'
