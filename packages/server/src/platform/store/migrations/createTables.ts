import type { CreateTableBuilder, SchemaModule } from 'kysely'

type ColumnType = 'text' | 'integer' | 'bigint'

/**
 * Creates the tables of a migration, by name. A column is its name and type; it is not null unless the type ends in `?`, and part of the
 * primary key with `key`. Released migrations rely on the exact statements.
 *
 * @example await createTables(schema, { votes: 'poll text key, voter text key, choice integer?' })
 */
export async function createTables(schema: SchemaModule, tables: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(tables)) {
    const columns = text.split(',').map((column) => column.trim().split(/\s+/))
    const keys = columns.flatMap(([column = '', , key]) => (key === 'key' ? [column] : []))
    let table: CreateTableBuilder<string, string> = schema.createTable(name)
    for (const [column = '', type = ''] of columns)
      table = table.addColumn(column, type.replace('?', '') as ColumnType, (of) => {
        if (keys.length === 1 && column === keys[0]) return of.primaryKey()
        return type.endsWith('?') ? of : of.notNull()
      })
    if (keys.length > 1) table = table.addPrimaryKeyConstraint(`${name}_key`, keys)
    await table.execute()
  }
}
