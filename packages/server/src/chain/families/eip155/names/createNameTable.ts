import type { Store } from '../../../../platform/store/Store.js'
import { createNameReads, type NameReads } from './createNameReads.js'
import { type NameChanges, nameChanges } from './nameChanges.js'

/** Queries for names and their changes; `db` can be a transaction. */
export type NameTable = NameReads & NameChanges

export function createNameTable(store: Pick<Store, 'db'>): NameTable {
  return { ...createNameReads(store), ...nameChanges }
}
