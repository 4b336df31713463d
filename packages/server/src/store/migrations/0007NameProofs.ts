import { type Migration, sql } from 'kysely'

/** Which addresses of a name signed for it themselves. */
export const nameProofs: Migration = {
  async up(db) {
    await db.schema
      .alterTable('name_addresses')
      .addColumn('signed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    // Who registered signed; of addresses that were set later nothing is known.
    await sql`UPDATE name_addresses SET signed = 1
      WHERE created_at = (SELECT registered_at FROM names WHERE names.name = name_addresses.name)`.execute(db)
  },
}
