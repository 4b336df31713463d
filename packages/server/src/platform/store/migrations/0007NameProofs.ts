import { type Migration, sql } from 'kysely'

/** Whether each address of a name signed for it itself. */
export const nameProofs: Migration = {
  async up(db) {
    await db.schema
      .alterTable('name_addresses')
      .addColumn('signed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    // The registering address signed; nothing is known about addresses set later.
    await sql`UPDATE name_addresses SET signed = 1
      WHERE created_at = (SELECT registered_at FROM names WHERE names.name = name_addresses.name)`.execute(db)
  },
}
